/**
 * The process of the Auth emulator: node scripts/auth-emulator/process.ts PORT PROJECT FOLDER. It runs the emulator of
 * firebase-tools without the command line around it, which would load hundreds of packages, and saves its accounts in
 * FOLDER. It ends on SIGINT and SIGTERM, and saves before.
 */
import firebase from "firebase-tools/lib/emulator/auth/index.js";
import logger from "firebase-tools/lib/logger.js";
import { hasAccounts, saveAccounts } from "./accounts.ts";

const [port = 0, project = "", folder = ""] = process.argv.slice(2);

// The links of verification and reset mails are in this process's output: the emulator sends no mail.
const { useConsoleLoggers: logToConsole } = logger;
logToConsole();
const emulator = new firebase.AuthEmulator({
  projectId: project,
  host: "127.0.0.1",
  port: Number(port),
  /** Any other project is an error. */
  singleProjectMode: 2,
});
await emulator.start();
if (hasAccounts(folder)) await emulator.importData(folder, project, { initiatedBy: "start" });
const saveLast = saveAccounts(Number(port), project, folder);

let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    await saveLast().catch(console.error);
    process.exit(0);
  });
