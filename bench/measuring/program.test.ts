import { expect, it } from "vitest";
import { startProgram } from "./program";

it.each(["process.exit(0)", 'process.kill(process.pid, "SIGKILL")'])(
  "throws for a program that ends by %s before it answers",
  async (end) => {
    await expect(startProgram({ args: ["--eval", end], ready: "/" })).rejects.toThrow("ended before it answered");
  },
);

/** A server that takes requests, answers those to /ready alone, and does not end when it is told to. */
const DEAF = `process.on("SIGTERM", () => {});
  require("node:http").createServer((request, response) => {
    if (request.url === "/ready") response.end();
  }).listen(process.env.PORT, "127.0.0.1");`;
const deaf = { args: ["--eval", DEAF], env: (port: number) => ({ PORT: String(port) }) };

it("throws for a program that takes requests and answers none in time", { tags: "long" }, async () => {
  const limits = { ready: 1_000, end: 1_000 };
  await expect(startProgram({ ...deaf, ready: "/" }, limits)).rejects.toThrow("did not answer within 1 s");
});

it("kills a program that does not end when it is told to", async () => {
  const program = await startProgram({ ...deaf, ready: "/ready" }, { ready: 20_000, end: 200 });
  await program.stop();
  await expect(fetch(`http://127.0.0.1:${program.port}/ready`)).rejects.toThrow();
});
