import { vi } from "vitest";

// A worker runs many files in one process, which is several times as fast as a process for each. Each file still has
// its own modules, so that no file meets what another one left in them.
vi.resetModules();
