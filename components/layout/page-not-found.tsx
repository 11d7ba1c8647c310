import { lazy, Suspense } from "react";

const Notice = lazy(() => import("./not-found-notice").then((module) => ({ default: module.NotFoundNotice })));

/** What stands where there is no page. Its code is loaded where it is shown. */
export function PageNotFound() {
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}
