import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "@/scripts/env";

/**
 * What must be made anew when the shop's state changes: each group of pages whose layout frames a page, found in the folders, so that a new
 * group is not forgotten, the feeds, the sitemap and llms.txt. Staff's pages ask for the state themselves.
 */
export const EVERY_PAGE = [
  ...globSync("(*)/layout.tsx", { cwd: join(projectRoot, "app/[language]") })
    .map((layout) => `/[language]/${dirname(layout)} layout`)
    .sort()
    .reverse(),
  ...globSync("*.xml/route.ts", { cwd: join(projectRoot, "app") })
    .map((route) => `/${dirname(route)}`)
    .sort((one, other) => other.length - one.length)
    .reverse(),
  "/sitemap.xml",
  "/llms.txt",
];
