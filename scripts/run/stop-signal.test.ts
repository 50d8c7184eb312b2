import { expect, test } from "vitest";
import { nextStopSignal } from "./stop-signal.mjs";

test("every promise that waits resolves, and all of them share one listener", async () => {
  const before = process.listenerCount("SIGHUP");
  const waiting = Array.from({ length: 20 }, () => nextStopSignal());
  expect(process.listenerCount("SIGHUP")).toBe(before + 1);
  process.emit("SIGHUP", "SIGHUP");
  expect(await Promise.all(waiting)).toEqual(Array(20).fill("SIGHUP"));
});
