import { expect, test } from "vitest";
import { endRunning, exec } from "./exec.mjs";

test("a program that the script's end has ended gives no result, and none is started after it", async () => {
  const waiting = exec(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  endRunning();
  await expect(waiting).rejects.toThrow("Interrupted.");
  await expect(exec(process.execPath, ["--eval", ""])).rejects.toThrow("Interrupted.");
});
