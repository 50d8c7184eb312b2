import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { expect, test } from "vitest";
import { observeRequest } from "./observe";

/** The lines that the log gets for requests to these paths. */
async function linesOf(paths: string[]): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const metrics = { requestBegan: () => undefined, requestEnded: () => undefined };
  const server = createServer((request, response) => {
    observeRequest(request, response, { log, metrics, routeOf: () => "page" });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await new Promise((resolve) => server.close(resolve));
  return lines;
}

test("no line of the log contains the secret in the address of a shared report", async () => {
  const secret = "s3cr3t-of-a-link";
  const paths = [`/shared/${secret}`, `/Shared/${secret}/opening`, `//shared//${secret}?x=${secret}`];
  const lines = await linesOf([...paths, "/agencies/demo/companies?search=abc"]);
  expect(lines.join()).not.toContain(secret);
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    "/shared/[token]",
    "/Shared/[token]/opening",
    "//shared//[token]",
    "/agencies/demo/companies",
  ]);
});
