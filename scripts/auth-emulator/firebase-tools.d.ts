/** The parts of firebase-tools that the Auth emulator's process uses. The package has no types of its own. */
declare module "firebase-tools/lib/emulator/auth/index.js" {
  export class AuthEmulator {
    constructor(args: { projectId: string; host: string; port: number; singleProjectMode: number });
    start(): Promise<void>;
    importData(folder: string, projectId: string, options: { initiatedBy: string }): Promise<void>;
  }
}

declare module "firebase-tools/lib/logger.js" {
  export function useConsoleLoggers(): void;
}
