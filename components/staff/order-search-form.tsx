import { useForm } from "react-hook-form";
import { everyOrder, type SearchFields } from "#lib/browser/staff/staff-orders.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { TextField } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { QuietButton } from "./view-state";

type Props = { search: SearchFields; onSearch: (search: SearchFields) => void };

/** The search for orders. A typed search looks at every status. */
export function OrderSearchForm({ search, onSearch }: Props) {
  const { register, handleSubmit, reset, watch } = useForm<SearchFields>({ defaultValues: search });
  const { q, since, until } = watch();
  const isTyped = q.trim() !== "";
  return (
    <search>
      <form
        className="grid gap-x-4 gap-y-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
        onSubmit={handleSubmit(onSearch)}
        onReset={() => {
          reset(everyOrder);
          onSearch(everyOrder);
        }}
      >
        <TextField
          label="Find"
          hint="Six characters, a phone number, a name, town, pincode or product"
          {...register("q")}
          type="search"
          enterKeyHint="search"
          autoCapitalize="off"
          spellCheck={false}
        />
        <details className="md:col-span-full md:row-start-2">
          <summary>By status and day</summary>
          <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
            <SelectField
              label="Status"
              {...register("status")}
              none="Every status"
              choices={usualStatuses}
              disabled={isTyped}
            />
            <TextField label="From" type="date" hint={since && staffDate(since)} {...register("since")} />
            <TextField label="To" type="date" hint={until && staffDate(until)} {...register("until")} />
          </div>
        </details>
        <div className="staff-actions md:mt-8 md:self-start">
          <button type="submit" className="button">
            Search
          </button>
          <QuietButton type="reset">Show all</QuietButton>
        </div>
      </form>
    </search>
  );
}
