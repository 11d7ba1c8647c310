"use client";
import { useDeskFacts } from "#lib/browser/staff/desk-facts.ts";
import { useSwitches } from "#lib/browser/staff/use-switches.ts";
import { usedIds } from "#lib/shop/shop-state/festival-rows.ts";
import { EraseForm } from "./erase-customer";
import { FactHistory } from "./fact-history";
import { Festivals } from "./festivals";
import { KitchenForm, NoticeForm } from "./line-form";
import { LinksSwitch } from "./links-switch";
import { PauseForm } from "./pause-form";
import { type Filed, StockList } from "./stock-list";
import { ViewState } from "./view-state";

/**
 * What every page shows within a minute: sold out, and a pause of all orders; for owners also prices, words, festivals,
 * lines and erasure.
 */
export function ShopView({ retentionYears, ...filed }: Filed & { retentionYears: number }) {
  const { data: state, error, refetch } = useSwitches();
  const desk = useDeskFacts();
  if (!state || !desk.facts) {
    const retry = () => void Promise.all([refetch(), desk.refetch()]);
    return <ViewState heading="Shop" error={error ?? desk.error} retry={retry} loading="Fetching the switches" />;
  }
  const facts = desk.facts.owner ? desk.facts : undefined;
  return (
    <>
      <h1>Shop</h1>
      {facts && (
        <div className="grid gap-3">
          <KitchenForm {...facts} />
          <NoticeForm {...facts} />
          <Festivals facts={facts} used={usedIds(facts.promotions, desk.changes)} />
          <FactHistory {...desk} />
        </div>
      )}
      <PauseForm key={`${state.orders_paused} ${state.reopens_on}`} state={state} />
      <StockList state={state} facts={facts} {...filed} />
      <LinksSwitch isOwner={facts !== undefined} />
      {facts && <EraseForm retentionYears={retentionYears} />}
    </>
  );
}
