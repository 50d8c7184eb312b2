import { expect, it } from "vitest";
import { startProgram } from "./program";

it.each(["process.exit(0)", 'process.kill(process.pid, "SIGKILL")'])(
  "is told of a program that ends by %s",
  async (end) => {
    await expect(startProgram({ args: ["--eval", end], ready: "/" })).rejects.toThrow("ended before it answered");
  },
);
