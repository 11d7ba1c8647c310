"use client";
import { useSamples } from "@/lib/browser/use-samples";
import { SAMPLE_PERCENT, type SamplesState } from "@/lib/shop/offers";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "@/lib/shop/samples";
import { ChooseSamples } from "./choose-samples";

/** The free samples of a cart: what is chosen, and the way to choose. Nothing for who has had them, unless some are chosen. */
export function FreeSamples({ state }: { state: SamplesState }) {
  const { chosen, clear } = useSamples("cart");
  if (state === "used" && chosen.length === 0) return null;
  return (
    <section aria-labelledby="free-samples" className="card border-brass/60 bg-[#fdf6df] p-5 sm:p-6">
      <h2 id="free-samples" className="text-2xl">
        Free {SAMPLE_GRAMS}g samples
      </h2>
      {state === "used" ? (
        <div className="mt-2" role="alert">
          <p>You have had your free samples with an earlier order. Please remove these to go on.</p>
          <button type="button" className="link min-h-11 font-semibold" onClick={clear}>
            Remove the samples
          </button>
        </div>
      ) : (
        <p className="mt-1">
          New here? Choose up to {MAX_SAMPLES} different ones: they come free, and take {SAMPLE_PERCENT}% off your
          packs.
        </p>
      )}
      {state === "available" && (
        <ChooseSamples
          where="cart"
          text={chosen.length > 0 ? "Change samples" : "Choose free samples"}
          className="button button-quiet mt-3"
        />
      )}
    </section>
  );
}
