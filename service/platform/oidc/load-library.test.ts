import { expect, test } from "vitest";
import { pino } from "pino";
import { loadLibrary } from "./load-library";

test("restores console.warn after two overlapping loads", async () => {
  const { warn } = globalThis.console;
  const log = pino({ enabled: false });
  try {
    await Promise.all([loadLibrary(log), loadLibrary(log)]);
    expect(globalThis.console.warn).toBe(warn);
  } finally {
    globalThis.console.warn = warn;
  }
});
