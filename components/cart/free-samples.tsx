"use client";
import { useSamples, useSamplesHad } from "#lib/browser/cart/use-samples.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import { samplesPromise } from "#lib/shop/offers/offer-rules.ts";
import type { Eligibility } from "#lib/shop/pricing/quote.ts";
import { ChooseSamples } from "./choose-samples";

/**
 * The free samples of a cart: the chosen ones, and a button to choose. Nothing for a customer who has had samples, unless
 * some are chosen.
 */
export function FreeSamples({ eligibility: { samples: state, firstOrder } }: { eligibility: Eligibility }) {
  const { chosen, clear } = useSamples();
  const had = useSamplesHad() || state === "used";
  if (had && chosen.length === 0) return null;
  return (
    <section aria-labelledby="free-samples" className="card border-brass-60 bg-[#fdf6df] p-5 sm:p-6">
      <h2 id="free-samples" className="text-2xl">
        Free {SAMPLE_GRAMS}g samples
      </h2>
      {had ? (
        <div className="mt-2" role="alert">
          <p>
            {state === "used"
              ? "You've had your free samples with an earlier order. Remove these to continue."
              : "Samples were ordered from this browser before. They're once per customer: if you've had yours, remove these."}
          </p>
          <button type="button" className="link min-h-11 font-semibold" onClick={clear}>
            Remove the free samples
          </button>
        </div>
      ) : (
        <>
          <p className="mt-1">
            New here? Taste first: pick up to {MAX_SAMPLES} different ones. {samplesPromise(firstOrder === "claimed")}
          </p>
          <ChooseSamples
            text={chosen.length > 0 ? "Change samples" : "Choose free samples"}
            className="button button-quiet mt-3"
          />
        </>
      )}
    </section>
  );
}
