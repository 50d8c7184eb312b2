import { expect, it } from "vitest";
import { startProgram } from "./program";

it.each(["process.exit(0)", 'process.kill(process.pid, "SIGKILL")'])(
  "throws for a program that ends by %s before it answers",
  async (end) => {
    await expect(startProgram({ args: ["--eval", end], ready: "/" })).rejects.toThrow("ended before it answered");
  },
);
