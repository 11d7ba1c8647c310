"use client";
import { useEffect, useState } from "react";
import type { Result } from "#lib/browser/api/result.ts";
import { clearOfferFlags, type OfferFlag, readOfferFlags } from "#lib/browser/offers/offer-flags.ts";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
import type { WireOffers } from "#lib/shop/pricing/eligibility.ts";
import { Loading } from "@/components/ui/loading";
import { TitledSection } from "@/components/ui/titled-section";

/** What this browser and the server each have stored of a visitor's offers, side by side. */
export function OfferState() {
  const [flags, setFlags] = useState<OfferFlag[] | null>();
  const [server, setServer] = useState<Result<WireOffers>>();
  const [cleared, setCleared] = useState(false);
  useEffect(() => {
    setFlags(readOfferFlags());
    refreshOffers().then(setServer);
  }, []);

  const clear = () => {
    clearOfferFlags();
    setFlags(readOfferFlags());
    setCleared(true);
  };
  return (
    <div className="mt-8 grid gap-5 lg:grid-cols-2">
      <TitledSection name="this-browser" title="This browser" className="card p-6">
        {flags === undefined && <Loading text="Looking" />}
        {flags === null && <p className="mt-4">This browser does not let the shop keep anything.</p>}
        {flags && <StateList rows={flags.map(({ key, value }) => [key, value ?? "not set"])} />}
        <button type="button" className="button mt-6" disabled={!flags} onClick={clear}>
          Clear this browser's flags
        </button>
        <p role="status" className="mt-3">
          {cleared && "Cleared. The server was not asked to change anything."}
        </p>
      </TitledSection>
      <TitledSection name="the-server" title="The server" className="card p-6">
        <div aria-live="polite">
          {server === undefined && <Loading text="Asking" />}
          {server?.ok === false && <p className="mt-4">{server.message}</p>}
          {server?.ok && (
            <StateList
              rows={[
                ["first_order", server.data.first_order],
                ["ordered_before", server.data.ordered_before ? "yes" : "no"],
                ["samples", server.data.samples],
                ["eligible", server.data.eligible ? "yes" : "no"],
              ]}
            />
          )}
        </div>
      </TitledSection>
    </div>
  );
}

/** Names and their values, as they are. */
function StateList({ rows }: { rows: [name: string, value: string][] }) {
  return (
    <dl className="mt-4 border-tamarind-20 border-t">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-tamarind-20 border-b py-2">
          <dt className="text-tamarind">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
