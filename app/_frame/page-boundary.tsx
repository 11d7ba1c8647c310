"use client";
import { usePathname } from "next/navigation";
import { Component, type ReactNode } from "react";
import { useScrollToTop } from "#lib/browser/page/scroll-to-top.ts";
import { ErrorNotice } from "@/components/layout/error-notice";

type Props = { path: string; children: ReactNode };
type State = { path: string; failure?: { error: unknown } };

/**
 * Replaces a page that failed while it was rendered, until another one is opened. A part of the document and no error.tsx: that
 * would be one more file for every page to load, with much of the frame in it again. Nor Next's catchError: it brings the error
 * page of the other router.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  useScrollToTop();
  return <Boundary path={usePathname()}>{children}</Boundary>;
}

class Boundary extends Component<Props, State> {
  override state: State = { path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State {
    return path === state.path ? state : { path };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorNotice error={failure.error} /> : this.props.children;
  }
}
