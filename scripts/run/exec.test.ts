import { expect, test } from "vitest";
import { endRunning, exec } from "./exec.mjs";

test("exec rejects for a program that endRunning has ended, and starts none afterwards", async () => {
  const waiting = exec(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  endRunning();
  await expect(waiting).rejects.toThrow("Interrupted.");
  await expect(exec(process.execPath, ["--eval", ""])).rejects.toThrow("Interrupted.");
});
