import { type DeskFacts, type Typed, usePublish } from "#lib/browser/staff/desk-facts.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import type { Kitchen, Notice } from "#lib/shop/content/content-types.ts";
import { dayBefore, indianDay } from "#lib/shop/language/indian-day.ts";
import { kitchenOn, noticeOn } from "#lib/shop/shop-state/owners-lines.ts";
import type { FieldOf } from "./fact-field";
import { FactForm } from "./fact-form";
import { Folded, Press } from "./view-state";

const WORDS: FieldOf[] = [
  { name: "en", label: "In English" },
  { name: "ta", label: "In Tamil", optional: true },
];
const DAYS: FieldOf[] = [
  { name: "from", label: "First day", kind: "date", optional: true },
  { name: "until", label: "Last day", kind: "date", optional: true },
];
const MADE: FieldOf[] = [
  { name: "day", label: "Made on", kind: "date" },
  {
    name: "product",
    label: "Product",
    optional: true,
    choices: [["", "None"], ...products.map(({ slug, name }) => [slug, name] as const)],
  },
];

/** The line on top of every page. */
export const NoticeForm = ({ notice }: Pick<DeskFacts, "notice">) => (
  <LineForm name="notice" title="Notice on top" line={notice} fields={[...WORDS, ...DAYS]} />
);

/** What is made today; a line of yesterday is still shown, an earlier one is over. */
export function KitchenForm({ kitchen }: Pick<DeskFacts, "kitchen">) {
  const today = indianDay(new Date());
  const line = kitchen && kitchen.day >= dayBefore(today) ? kitchen : null;
  return (
    <LineForm
      name="kitchen"
      title="Today in the kitchen"
      line={line}
      none={{ day: today }}
      fields={[...WORDS, ...MADE]}
    />
  );
}

/** A line without what is left empty. */
const filled = (typed: Typed) => Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));

/** Do pages show the line today? */
const isOn = (name: "notice" | "kitchen", line: object): boolean => {
  const today = indianDay(new Date());
  const shown =
    name === "notice" ? noticeOn(today, { notice: line as Notice }) : kitchenOn(today, { kitchen: line as Kitchen });
  return shown !== null;
};

type Props = {
  name: "notice" | "kitchen";
  title: string;
  line: Partial<Record<string, string>> | null;
  none?: Typed;
  fields: FieldOf[];
};

/** A line of the owner's, which is there or not. */
function LineForm({ name, title, line, none = {}, fields }: Props) {
  const publish = usePublish();
  const path = "/api/shop";
  const from = Object.fromEntries(fields.map((field) => [field.name, line?.[field.name] ?? none[field.name] ?? ""]));
  return (
    <Folded
      className="card staff-totals"
      summary={
        <>
          {title} <span className="font-normal text-tamarind">{line?.en ?? "none"}</span>{" "}
          {line && !isOn(name, line) && <span className="staff-small">no page shows it today</span>}
        </>
      }
    >
      {() => (
        <FactForm
          id={name}
          from={from}
          at={`${name}.`}
          fields={fields}
          publication={(typed) => ({ path, body: { [name]: filled(typed) }, said: `${title} is published.` })}
          preview={({ en, ta, ...others }) => (
            <>
              {!isOn(name, filled({ en: String(en), ...others })) && (
                <p className="staff-wrong">No page would show it today: look at its days.</p>
              )}
              <p className="notice">{en}</p>
              <p className="notice" lang={ta ? "ta" : undefined}>
                {ta || en}
              </p>
            </>
          )}
        >
          {line && (
            <Press onClick={() => publish.mutate({ path, body: { [name]: null }, said: `${title}: none.` })}>
              Take it away
            </Press>
          )}
        </FactForm>
      )}
    </Folded>
  );
}
