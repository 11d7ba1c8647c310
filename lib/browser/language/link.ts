"use client";
import NextLink from "next/link";
import { type ComponentProps, createElement } from "react";
import { usePath } from "./navigation.ts";
import { scrollInNextFrame } from "./scroll-to-top.ts";

type Props = ComponentProps<typeof NextLink> & { href: string };

/** Next's link, which leads to the page in the language of the page that it is on. */
export function Link({ href, ...props }: Props) {
  const address = usePath()(href);
  return createElement(NextLink, { ...scrollInNextFrame(address), ...props, href: address });
}
