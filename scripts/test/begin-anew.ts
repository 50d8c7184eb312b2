import { vi } from "vitest";

// Set-up of the unit tests.
// A worker runs many files in one process, which is several times as fast as a process for each. Each file begins with
// the environment, the globals, the clock and all methods as they were at first, and loads the repository's modules
// anew.
vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
// The repository's own globals, such as nyckeltalUpstream.
for (const name of Object.keys(globalThis)) if (name.startsWith("nyckeltal")) Reflect.deleteProperty(globalThis, name);
vi.resetModules();
