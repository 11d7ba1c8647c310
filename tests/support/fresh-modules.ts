/** Runs before each test file. Files share a worker: this drops the modules and mocks that the file before has left. */
import { vi } from "vitest";

for (const mocked of ["next/server", "node:timers/promises", "pino"]) vi.doUnmock(mocked);
vi.resetModules();
