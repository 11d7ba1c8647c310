import { useId } from "react";
import { createPortal } from "react-dom";
import { claimedFlag } from "#lib/browser/account/offer-storage.ts";
import { useSamples } from "#lib/browser/cart/use-samples.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { knownShop, useLiveShop } from "#lib/browser/shop-state/live-shop.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { packFiles } from "#lib/shop/pictures/picture-files.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { samplesPromise } from "#lib/shop/pricing/sample-texts.ts";
import { isSoldOut } from "#lib/shop/shop-state/shop-state.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { samples } from "#texts/en/samples.ts";
import { CloseButton } from "@/components/ui/close-button";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";
import { useModal } from "@/components/ui/use-modal";

/** Every product as a free sample, to be ticked: so many different ones, one of each. */
export function SampleDialog({ onClosed }: { onClosed: () => void }) {
  const t = useTexts(samples);
  const rules = useTexts(offerRules);
  const language = useLanguage();
  const { close, dialog } = useModal(onClosed);
  const heading = useId();
  const { chosen, full, toggle } = useSamples();
  const state = useLiveShop(knownShop());
  const claimed = useStore(claimedFlag, null) === true;
  const isChosen = (name: string) => chosen.some((line) => line.name === name);
  return createPortal(
    <dialog
      {...dialog}
      aria-labelledby={heading}
      className="m-auto max-h-[min(44rem,calc(100dvh-2rem))] w-[min(40rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-pack bg-rice text-ink [&[open]]:flex"
    >
      <div className="flex items-start justify-between gap-4 border-brass-40 border-b p-5 pb-4">
        <div>
          <h2 id={heading} className="text-3xl">
            {t("title", { grams: SAMPLE_GRAMS })}
          </h2>
          <p className="mt-1">{`${t("most", { most: MAX_SAMPLES })} ${samplesPromise(claimed, rules)}`}</p>
        </div>
        <CloseButton className="shrink-0" onClick={close} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        {shownCategories().map(({ name, names, products }) => (
          <fieldset key={name} className="mb-5">
            <legend className="mb-2 font-display text-xl">{names[language]}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-2">
              {products
                .filter(({ slug, name }) => !isSoldOut(state, slug) || isChosen(name))
                .map((product) => (
                  <label
                    key={product.slug}
                    className="flex cursor-pointer items-center gap-3 overflow-hidden rounded-xl border-[1.5px] border-tamarind-20 bg-paper pr-3.5 has-checked:border-leaf has-checked:bg-[#e6edd6] has-checked:font-semibold has-disabled:cursor-not-allowed has-disabled:text-[#6f5f56] has-focus-visible:[outline:3px_solid_var(--color-leaf)]"
                  >
                    <Picture
                      {...packFiles(product, { to: 320 })}
                      alt=""
                      sizes="4rem"
                      className="size-16 shrink-0"
                      placeholder={<Kolam rows={[1, 3, 1]} className="size-9 text-brass" />}
                    />
                    <span className="grow leading-tight">
                      {isSoldOut(state, product.slug)
                        ? t("soldOut", { name: product.names[language] })
                        : product.names[language]}
                    </span>
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-leaf"
                      checked={isChosen(product.name)}
                      disabled={full && !isChosen(product.name)}
                      onChange={() => toggle(product)}
                    />
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="flex items-center justify-between gap-4 border-brass-40 border-t p-4">
        <p role="status">{t("chosen", { count: chosen.length, most: MAX_SAMPLES })}</p>
        <button type="button" className="button" onClick={close}>
          {t("done")}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
