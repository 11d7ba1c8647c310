import { lazy, type ReactNode, Suspense } from "react";
import { measurementId } from "#lib/browser/env.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";

// Without a network the page does without them.
const without = { Question: (_: { measurementId: string }) => null, Choice: () => null };
const parts = () => import("./consent-parts").catch(() => without);
const Question = lazy(async () => ({ default: (await parts()).Question }));
const Choice = lazy(async () => ({ default: (await parts()).Choice }));

/** What a shop shows that counts visits. Other shops never load its code. */
function Counted({ children }: { children: ReactNode }) {
  const isShown = useHydrated() && measurementId !== null;
  return isShown && <Suspense fallback={null}>{children}</Suspense>;
}

/** The question whether visits may be counted. */
export const ConsentLine = () => (
  <Counted>
    <Question measurementId={measurementId ?? ""} />
  </Counted>
);

/** The choice about counting visits. */
export const ConsentChoice = () => (
  <Counted>
    <Choice />
  </Counted>
);
