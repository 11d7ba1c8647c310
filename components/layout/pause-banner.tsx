import { usePauseText } from "#lib/browser/shop-state/known-shop.ts";

/**
 * Says above everything else why nothing can be ordered, and until when. Its element is there while the shop is open,
 * so that a pause that begins later is read out.
 * @param initial its text when the page was rendered; left out while the shop is open
 */
export function PauseBanner({ initial = null }: { initial?: string | null }) {
  const text = usePauseText(initial);
  return (
    <p role="status" className={text === null ? undefined : LOOK}>
      {text}
    </p>
  );
}

const LOOK = "border-turmeric border-b-4 bg-butter px-4 py-3 text-center font-semibold";
