import { expect, test } from "vitest";
import { freePort } from "@/service/testing/free-port.mjs";
import { environmentWith } from "./environment.mjs";
import { startProgram, waitUntilUp } from "./program.mjs";

function start(source: string) {
  const lines: string[] = [];
  const args = ["--input-type=module", "--eval", source];
  const program = startProgram({
    name: "example",
    args,
    env: environmentWith({}),
    onLine: (line: string) => void lines.push(line),
  });
  return { program, lines };
}

const serverSource = (port: number, onStop: string) => `
  import { createServer } from "node:http";
  const server = createServer((request, response) => {
    response.end("ok");
  }).listen(${port}, "127.0.0.1");
  process.on("SIGTERM", () => { ${onStop} });
`;

test("a program is up when it answers, and ends in order when it is stopped", async () => {
  const port = await freePort();
  const { program, lines } = start(serverSource(port, 'console.log("ending"); server.close(() => process.exit(0));'));
  expect(await waitUntilUp(program, `http://127.0.0.1:${port}/`)).toBe(true);
  await program.stop();
  expect(await program.ended).toBe("ended with code 0");
  expect(lines).toEqual(["ending"]);
  expect(program.isRunning()).toBe(false);
});

test("a program that ends before it is up is reported", async () => {
  const { program, lines } = start('console.error("no"); process.exit(3);');
  expect(await waitUntilUp(program, "http://127.0.0.1:9/")).toBe(false);
  expect(await program.ended).toBe("ended with code 3");
  expect(lines).toEqual(["no"]);
});

test("a program that does not want to end can be killed", async () => {
  const port = await freePort();
  const { program } = start(serverSource(port, ""));
  expect(await waitUntilUp(program, `http://127.0.0.1:${port}/`)).toBe(true);
  const stopping = program.stop();
  program.kill();
  await stopping;
  expect(await program.ended).toBe("was ended by SIGKILL");
});

test("a program that cannot be started is not running, and there is nothing to kill or to stop", async () => {
  const node = process.execPath;
  process.execPath = "/nowhere/node";
  let program: ReturnType<typeof startProgram>;
  try {
    ({ program } = start(""));
  } finally {
    process.execPath = node;
  }
  program.kill();
  expect(await program.ended).toMatch(/^could not be started: spawn \/nowhere\/node ENOENT/);
  expect(program.isRunning()).toBe(false);
  program.kill();
  await program.stop();
  expect(await waitUntilUp(program, "http://127.0.0.1:9/")).toBe(false);
});
