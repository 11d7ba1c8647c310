import { usePathname } from "next/navigation";
import { Component, type ReactNode } from "react";
import { usePath } from "#lib/browser/language/navigation.ts";
import { useScrollToTop } from "#lib/browser/language/scroll-to-top.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { error as errorTexts } from "#texts/en/error.ts";
import { trouble } from "#texts/en/trouble.ts";
import { ContactLine } from "@/components/layout/contact-line";
import { digestOf, ErrorPage } from "@/components/layout/error-page";
import { Logo } from "@/components/layout/logo";

type Props = { path: string; children: ReactNode };
type State = { path: string; failure?: { error: unknown } };

/**
 * Replaces a page that failed while it was rendered, until another one is opened. A part of the document and no
 * error.tsx: that would be one more file for every page to load, with much of the frame in it again. Nor Next's
 * catchError: it brings the error page of the other router.
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

/**
 * A page that failed, inside its document: what to do now, and whom to call. The cart and the checkout are in the
 * browser's storage and are there after the page is loaded again.
 */
function ErrorNotice({ error }: { error: unknown }) {
  const t = useTexts(errorTexts);
  const path = usePath();
  const digest = digestOf(error);
  return (
    <ErrorPage
      logo={<Logo className="size-20" />}
      title={t("title")}
      text={t("text")}
      tryAgain={useTexts(trouble)("tryAgain")}
      home={{ path: path("/"), text: t("home") }}
      contact={<ContactLine />}
      number={digest && t("number", { digest })}
    />
  );
}
