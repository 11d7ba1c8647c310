import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "@/scripts/env";

/** What must be made anew when the shop's state changes: pages, feeds, the sitemap and llms.txt. Staff's pages ask for the state themselves. */
export const EVERY_PAGE = [
  "/[language] layout",
  ...globSync("*.xml/route.ts", { cwd: join(projectRoot, "app") })
    .map((route) => `/${dirname(route)}`)
    .sort((one, other) => other.length - one.length)
    .reverse(),
  "/sitemap.xml",
  "/llms.txt",
];
