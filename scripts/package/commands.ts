import { join } from "node:path";
import { build } from "rolldown";
import { contentFolder, generatedFolder } from "../content/folders.ts";
import { projectRoot } from "../env.ts";

/** The commands of a package, each named as its file. */
const COMMANDS = ["scripts/package/start.ts", "scripts/backup.ts", "scripts/orders.ts", "scripts/shop.ts"];

/**
 * Bundles each command with the shop's own modules and small packages into a file of `folder`. The large packages are
 * those that Next's standalone output has beside it.
 */
export async function bundleCommands(folder: string): Promise<void> {
  await build({
    input: COMMANDS.map((file) => join(projectRoot, file)),
    platform: "node",
    tsconfig: false,
    resolve: {
      conditionNames: ["react-server", "node", "import", "default"],
      alias: { "#content": generatedFolder(contentFolder()) },
    },
    external: [
      /^node:/,
      /^(@google-cloud\/firestore|@next\/env|firebase-admin|nodemailer|pino|twilio|next|rolldown|sharp)(\/|$)/,
    ],
    output: {
      dir: folder,
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
      minify: false,
    },
    logLevel: "silent",
  });
}
