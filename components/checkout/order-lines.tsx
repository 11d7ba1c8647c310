import { removeLine } from "#lib/browser/checkout/remove-from-checkout.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { changeText, isSold, type LineChange, lineChange } from "#lib/shop/cart/line-change.ts";
import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import { categoryIn } from "#lib/shop/catalogue/names.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { checkout } from "#texts/en/checkout.ts";
import { lineChange as lineChangeTexts } from "#texts/en/line-change.ts";
import { LinePicture } from "@/components/cart/line-picture";

/** The lines of a checkout; a sample reads FREE. A line says what has changed about its product since. */
export function OrderLines({ draft, state }: { draft: CheckoutDraft; state: ShopState }) {
  const t = useTexts(checkout);
  const changes = useTexts(lineChangeTexts);
  const language = useLanguage();
  const { items } = draft;
  // A draft that was sent stays as it is: only the server decides about it.
  const mayChange = isEditable(draft.status);
  return (
    <ul className="mt-4 grid gap-3">
      {items.map((line) => {
        const change: LineChange | null = mayChange ? lineChange(line, state) : null;
        return (
          <li key={`${line.name} ${line.price}`} className="flex items-center gap-4">
            <LinePicture line={line} sizes="3.5rem" className="size-14 shrink-0 rounded-xl" kolam="size-9 text-brass" />
            <span className="grow">
              {lineNameIn(language, line.name)} × {line.qty}
              <span className="block text-sm text-tamarind">{categoryIn(language, line.category)}</span>
              {change && (
                <span className="block text-sm">
                  <strong className="text-chilli">{changeText(change, changes)}</strong>
                  {!isSold(change) && (
                    <button
                      type="button"
                      className="link block min-h-11"
                      onClick={() => removeLine(draft.order_id, line.name)}
                    >
                      {t("removeLine", { name: lineNameIn(language, line.name) })}
                    </button>
                  )}
                </span>
              )}
            </span>
            <span className="shrink-0">{isSample(line) ? t("free") : rupees(line.price * line.qty)}</span>
          </li>
        );
      })}
    </ul>
  );
}
