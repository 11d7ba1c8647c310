"use client";
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { flyToCart } from "#lib/browser/cart/fly-to-cart.ts";
import { addPack, setPacks, usePacks } from "#lib/browser/cart/use-cart.ts";
import { useSamples, useSamplesHad } from "#lib/browser/cart/use-samples.ts";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";
import { countEvent } from "#lib/browser/consent/shop-events.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { afterLoad } from "#lib/browser/page/after-load.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { refreshShopState } from "#lib/browser/shop-state/refresh-shop-state.ts";
import { itemCount, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import type { Pack } from "#lib/shop/pricing/pack-price.ts";
import { buy as buyTexts } from "#texts/en/buy.ts";
import { packCount } from "#texts/en/pack-count.ts";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { ChooseSamples } from "./choose-samples";
import type { GuestPrompt } from "./guest-prompt";
import "@/components/ui/catalogue.css";

/**
 * The checkout's code is loaded when a pointer or the focus is on Buy Now: a visitor who only looks around needs none
 * of it.
 */
const loadBuying = () => import("#lib/browser/checkout/buy-now.ts");
const loadPrompt = () => import("./guest-prompt");
const loadAhead = () => void Promise.all([loadBuying(), loadPrompt()]).catch(() => {});
const Prompt: ComponentType<ComponentProps<typeof GuestPrompt>> = lazy(() =>
  loadPrompt().then((module) => ({ default: module.GuestPrompt })),
);

type Props = {
  product: Omit<Product, "picture"> & Pick<Pack, "madeOn">;
  /** The state when the page was rendered. */
  soldOut?: boolean;
  description: string;
};

/**
 * Buy Now and Add to Cart for one product, on its page, where a phone has the second with the price in a bar at its
 * foot, or in a dialog, which Buy Now closes. A press before the page's scripts run is carried out when they do
 * (`data-early`, app/_frame/document).
 */
export function BuyButtons({ product, soldOut, description }: Props) {
  const t = useTexts(buyTexts);
  const packTexts = useTexts(packCount);
  const language = useLanguage();
  const name = product.names[language];
  const { price } = useShownPrice(product, product.madeOn);
  const router = usePageRouter();
  const box = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<"idle" | "asking" | "failed">("idle");
  const { going } = useSamples();
  const had = useSamplesHad();
  const samples = going.length;
  const packs = usePacks(product.name);
  const isOut = useSoldOut(product.slug, soldOut);
  useEffect(() => afterLoad(refreshShopState), []);
  useEffect(() => countEvent("view_item", [{ ...product, qty: 1 }]), [product]);
  if (isOut) return <p className="mt-6 font-semibold text-chilli text-lg">{t("soldOut")}</p>;

  const buy = async (event: MouseEvent<HTMLElement>) => {
    const { currentTarget } = event;
    const loaded = await Promise.all([loadBuying(), loadPrompt()]).catch(() => null);
    if (!loaded) return setStep("failed");
    await closeDialog(currentTarget);
    const page = loaded[0].startBuying(product, description);
    if (page) router.push(page);
    else setStep("asking");
  };
  const goOnAsGuest = async () => {
    const { startBuyNow } = await loadBuying();
    router.push(startBuyNow(product));
  };
  const endAsking = async (chosen: boolean) => {
    setStep("idle");
    if (!chosen) (await loadBuying()).clearPendingProduct();
  };
  /** The pressed button is replaced: the focus goes to what takes its place. */
  const focusLast = () => requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("[data-cart]")?.focus());
  const add = (event: MouseEvent<HTMLElement>) => {
    addPack({ ...product, description });
    flyToCart(event.currentTarget);
    focusLast();
  };
  const change = (quantity: number) => {
    setPacks(product.name, quantity);
    if (quantity === 0) focusLast();
  };
  const openCart = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    await closeDialog(currentTarget);
    router.push("/cart");
  };
  return (
    <>
      <div ref={box} className="buy-row">
        <button
          type="button"
          data-early=""
          className="button"
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
          onClick={buy}
        >
          {t(samples > 0 ? "buyWithSamples" : "buyNow")}
        </button>
        <div className="buy-buttons">
          <p className="buy-price">{`${rupees(price)} · ${weightText(product.grams, language)}`}</p>
          {packs > 0 ? (
            <QuantityStepper name={name} quantity={packs} max={MAX_QUANTITY} onChange={change}>
              <button type="button" data-cart="" className="stepper-cart" onClick={openCart}>
                <strong>{packs}</strong> <span>{t("added")}</span>
              </button>
            </QuantityStepper>
          ) : (
            <button type="button" data-early="" data-cart="" className="button button-quiet" onClick={add}>
              {t("add")}
            </button>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {packs > 0 ? t("inCart", { name, count: packs }) : ""}
      </p>
      <Suspense fallback={null}>{step === "asking" && <Prompt onGuest={goOnAsGuest} onClosed={endAsking} />}</Suspense>
      {step === "failed" && (
        <p role="alert" className="notice notice-error mt-3">
          {t("failed")}
        </p>
      )}
      {packs > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-6">
          <strong>{`${itemCount([{ ...product, qty: packs }], packTexts)} · ${rupees(packs * product.price)}`}</strong>
          <button
            type="button"
            className="link hidden min-h-11 [dialog_&]:inline-block font-semibold"
            onClick={openCart}
          >
            {t("view")}
          </button>
        </p>
      )}
      {(!had || samples > 0) && (
        <ChooseSamples
          text={
            samples > 0 ? t("chosen", { count: samples }) : t("samples", { most: MAX_SAMPLES, grams: SAMPLE_GRAMS })
          }
          className="link mt-2 min-h-11"
        />
      )}
    </>
  );
}

/**
 * Closes the dialog around an element, if there is one. A dialog with an address of its own takes it back first: a
 * navigation begun before that would be undone by it.
 */
async function closeDialog(inside: Element): Promise<void> {
  const dialog = inside.closest("dialog");
  if (!dialog?.open) return;
  const back = new Promise<void>((resolve) => window.addEventListener("popstate", () => resolve(), { once: true }));
  dialog.close();
  if ("address" in dialog.dataset) await back;
}
