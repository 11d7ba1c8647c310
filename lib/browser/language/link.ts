"use client";
import NextLink from "next/link";
import { type ComponentProps, createElement } from "react";
import { usePath } from "./navigation.ts";

type Props = ComponentProps<typeof NextLink> & { href: string };

/** Next's link, which leads to the page in the language of the page that it is on. */
export function Link({ href, ...props }: Props) {
  const path = usePath();
  return createElement(NextLink, { ...props, href: path(href) });
}
