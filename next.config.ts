import type { NextConfig } from "next";
import { pages } from "./.content/pages/list";
import { categories } from "./lib/shop/catalogue/catalogue";
import { basePolicy, securityHeaders } from "./lib/shop/http/security-headers";
import { indianDay } from "./lib/shop/language/indian-day";
import { languageCodes } from "./lib/shop/language/language";
import { pathIn } from "./lib/shop/language/paths";

/** For files whose names change with what is in them: nobody needs to ask for one again. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Prerendered pages. Next lets shared caches keep those for a year, and a cache in front of the shop would show a paused
 * shop as open for as long.
 */
const PAGES = [
  ...Object.entries(pages)
    .filter(([, { isPrerendered }]) => isPrerendered)
    .map(([page]) => page.replace(/\[(\w+)\]/, ":$1*"))
    .flatMap((page) => languageCodes.map((language) => pathIn(language, page))),
  "/feed.xml",
  "/feed-meta.xml",
];
const A_MINUTE = "s-maxage=60, stale-while-revalidate=60";

/** Where the build goes. The tests build another shop beside this one (scripts/test/fixture-shop). */
const buildFolder = process.env.BUILD_FOLDER || ".next";
/** The other shop's content modules. Turbopack doesn't know the condition in package.json's imports. */
const contentModules = process.env.CONTENT_MODULES;

const config: NextConfig = {
  distDir: buildFolder,
  /** The server with just the packages it needs: npm start runs it, and npm run package copies it. */
  output: "standalone",
  outputFileTracingRoot: process.cwd(),
  /** What only a build uses. */
  outputFileTracingExcludes: {
    "*": ["rolldown", "@rolldown"].map((name) => `node_modules/${name}/**`),
  },
  /** The program that cuts a photo in a process of its own (lib/server/photos/cut-in-process), and what it needs. */
  outputFileTracingIncludes: {
    "/api/products/*/photo": [
      "scripts/pictures/cut-photo.ts",
      ...["sharp", "@img", "detect-libc", "semver"].map((name) => `node_modules/${name}/**/*`),
    ],
  },
  turbopack: { resolveAlias: contentModules ? { "#content/*": `./${contentModules}/*` } : {} },
  /** The tests check the types once, before they build. */
  typescript: { ignoreBuildErrors: Boolean(contentModules) },
  poweredByHeader: false,
  reactStrictMode: true,
  /**
   * npm start and npm run build set it to the fingerprint of the sources. Two servers that build the same sources then have
   * one id, so a browser that reaches both behind one address can navigate softly, and their service workers don't replace
   * each other. Null: a random id.
   */
  // Pages that were built on another day may show the prices of a promotion that is over.
  env: { BUILT_ON: indianDay(new Date()) },
  generateBuildId: () => process.env.BUILD_ID || null,
  /**
   * Every picture is made before the build (scripts/pictures). Next's own maker would work for whoever asks, keep all that
   * it made on the disk, and write what it can't find into the log as it was sent, line breaks too.
   */
  images: { unoptimized: true },
  experimental: {
    /**
     * Scripts together instead of each by itself: a page fetches two to five fewer, and together they compress better. Sizes in bytes,
     * before compression.
     */
    turbopackChunking: { minChunkSize: 500_000, maxMergeChunkSize: 1_000_000, maxChunkCountPerGroup: 2 },
    /** Pages that are made anew because the shop's state changed live in memory: on disk they would outlive the state. */
    isrFlushToDisk: false,
    /** In seconds, and Next's least: a tab that stays open must not go to a page of five minutes ago. */
    staleTimes: { static: 30 },
  },
  /** Large server packages that gain nothing from being bundled, and break where they read their own files. */
  serverExternalPackages: ["@google-cloud/firestore", "nodemailer", "pino", "rolldown", "twilio"],
  headers: async () => [
    { source: "/:path*", headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
    // This one would replace the whole policy that a document of the API has (lib/server/http/route) or the sample's mail in its frame.
    {
      source: "/((?!email-test/mail$|api/).*)",
      headers: [{ key: "Content-Security-Policy", value: basePolicy }],
    },
    // An owner's photo says it itself, so that a missing one isn't kept for a year.
    ...["/pictures/:file((?!.*-photo-\\d).*)", "/og/:file"].map((source) => ({
      source,
      headers: [{ key: "Cache-Control", value: IMMUTABLE }],
    })),
    // Nobody else has a use for it, and no proxy is to keep it.
    ...["/staff", "/staff/:view"].map((source) => ({
      source,
      headers: [
        { key: "Cache-Control", value: "no-store" },
        { key: "X-Robots-Tag", value: "noindex" },
      ],
    })),
    ...PAGES.map((source) => ({ source, headers: [{ key: "Cache-Control", value: A_MINUTE }] })),
  ],
  /** A category's other names lead to its one true page. */
  redirects: async () =>
    languageCodes.flatMap((language) =>
      categories.flatMap(({ slug, aliases }) =>
        aliases.map((alias) => ({
          source: pathIn(language, `/category/${alias}`),
          destination: pathIn(language, `/category/${slug}`),
          permanent: true,
        })),
      ),
    ),
};

export default config;
