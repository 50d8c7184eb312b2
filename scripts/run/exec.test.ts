import { constants, getPriority } from "node:os";
import { expect, test } from "vitest";
import { endRunning, exec } from "./exec.mjs";

test("exec runs a program of the background, and those that it starts, at the lowest priority", async () => {
  const print = "console.log(require('node:os').getPriority());";
  const start = `require('node:child_process').execFileSync(process.execPath, ['-e', "${print}"], { stdio: 'inherit' })`;
  for (const [isBackground, priority] of [
    [true, constants.priority.PRIORITY_LOW],
    [false, getPriority()],
  ] as const) {
    const { output } = await exec(process.execPath, ["-e", print + start], { isBackground });
    expect(output.trim().split(/\s+/).map(Number)).toEqual([priority, priority]);
  }
});

test("exec rejects for a program that endRunning has ended, and starts none afterwards", async () => {
  const waiting = exec(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  endRunning();
  await expect(waiting).rejects.toThrow("Interrupted.");
  await expect(exec(process.execPath, ["--eval", ""])).rejects.toThrow("Interrupted.");
});
