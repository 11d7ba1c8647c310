"use client";
import { createContext, use } from "react";
import type { Failure } from "#lib/browser/result.ts";

/**
 * The sentence of a failure in the page's language. The API and the calls to it speak English: a page in English shows that,
 * needs no provider, and loads none of the texts by which a page in Tamil says it.
 */
export const FailureContext = createContext(({ message }: Failure | Error): string => message);

/** Gives the sentence of a failure, or of the error that a query threw, in the page's language. */
export const useFailureText = () => use(FailureContext);
