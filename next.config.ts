import type { NextConfig } from "next";
import { categories } from "./lib/shop/catalogue";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  /** Large server packages that gain nothing from being bundled, and break where they read their own files. */
  serverExternalPackages: ["nodemailer", "pino", "twilio"],
  /** A category's other names lead to its one true page. */
  redirects: async () =>
    categories.flatMap(({ slug, aliases }) =>
      aliases.map((alias) => ({ source: `/category/${alias}`, destination: `/category/${slug}`, permanent: true })),
    ),
};

export default config;
