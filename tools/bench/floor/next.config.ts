import type { NextConfig } from "next";

/** The packages are the shop's, by a link that leads out of the folder that this is built in. */
const config: NextConfig = { poweredByHeader: false, turbopack: { root: "/" } };

export default config;
