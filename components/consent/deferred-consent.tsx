import { lazy, Suspense } from "react";
import { measurementId } from "#lib/browser/env.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";

// Without a network the page does without them.
const without = { Question: (_: { measurementId: string }) => null, Choice: () => null };
const parts = () => import("./consent-parts").catch(() => without);
const Question = lazy(async () => ({ default: (await parts()).Question }));
const Choice = lazy(async () => ({ default: (await parts()).Choice }));

/** The question whether visits may be counted, in a shop that counts any. Other shops never load its code. */
export function ConsentLine() {
  const ready = useHydrated();
  return ready && measurementId !== null ? (
    <Suspense fallback={null}>
      <Question measurementId={measurementId} />
    </Suspense>
  ) : null;
}

/** The choice about counting visits, in a shop that counts any. */
export function ConsentChoice() {
  const ready = useHydrated();
  return ready && measurementId !== null ? (
    <Suspense fallback={null}>
      <Choice />
    </Suspense>
  ) : null;
}
