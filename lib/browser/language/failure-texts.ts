"use client";
import { createElement, type ReactNode, useCallback } from "react";
import { FailedCall, type Failure } from "#lib/browser/result.ts";
import { failureSentence } from "#lib/shop/failure-sentence.ts";
import { refusals } from "#texts/en/refusals.ts";
import { FailureContext } from "./failure-text.ts";
import { useTexts } from "./texts.ts";

type Props = {
  /** Finds a sentence's translation by its English. */
  said: (english: string) => string;
  children: ReactNode;
};

/** Says failures in the page's language, inside a page in Tamil. */
export function FailureTexts({ said, children }: Props) {
  const t = useTexts(refusals);
  const say = useCallback(
    (problem: Failure | Error) => {
      const failed = problem instanceof FailedCall ? problem.failure : problem;
      const code = "code" in failed ? String(failed.code) : "";
      return failureSentence({ code, message: failed.message }, said, t);
    },
    [said, t],
  );
  return createElement(FailureContext, { value: say }, children);
}
