import { useSamples, useSamplesHad } from "#lib/browser/cart/use-samples.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { samplesPromise } from "#lib/shop/pricing/sample-texts.ts";
import { cart } from "#texts/en/cart.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { ChooseSamples } from "./choose-samples";

/**
 * The free samples of a cart: the chosen ones, and a button to choose. Nothing for a customer who has had samples,
 * unless some are chosen.
 */
export function FreeSamples({ eligibility: { samples: state, firstOrder } }: { eligibility: Eligibility }) {
  const t = useTexts(cart);
  const promise = samplesPromise(firstOrder === "claimed", useTexts(offerRules));
  const { chosen, clear } = useSamples();
  const had = useSamplesHad() || state === "used";
  if (had && chosen.length === 0) return null;
  return (
    <section aria-labelledby="free-samples" className="card border-brass-60 bg-[#fdf6df] p-5 sm:p-6">
      <h2 id="free-samples" className="text-2xl">
        {t("samples", { grams: SAMPLE_GRAMS })}
      </h2>
      {had ? (
        <div className="mt-2" role="alert">
          <p>{t(state === "used" ? "samplesUsed" : "samplesHad")}</p>
          <button type="button" className="link min-h-11 font-semibold" onClick={clear}>
            {t("removeSamples")}
          </button>
        </div>
      ) : (
        <>
          <p className="mt-1">{`${t("taste", { most: MAX_SAMPLES })} ${promise}`}</p>
          <ChooseSamples
            text={t(chosen.length > 0 ? "changeSamples" : "chooseSamples")}
            className="button button-quiet mt-3"
          />
        </>
      )}
    </section>
  );
}
