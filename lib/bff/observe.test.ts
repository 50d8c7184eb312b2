import { createServer, get } from "node:http";
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
  // `fetch` would change some of the paths.
  for (const path of paths) {
    await new Promise((resolve) => {
      get({ host: "127.0.0.1", port, path, agent: false }, (response) => response.resume().on("end", resolve));
    });
  }
  await new Promise((resolve) => server.close(resolve));
  return lines;
}

const pathsIn = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { path: string }).path);

test("no line of the log contains the secret in the address of a shared report", async () => {
  const secret = "s3cr3t-of-a-link";
  const lines = await linesOf([
    `/shared/${secret}`,
    `/Shared/${secret}/opening`,
    `//shared//${secret}?x=${secret}`,
    `/%73h%61red/${secret}/pdf`,
    `/shared%2f${secret}`,
    `/./shared/${secret}`,
    `/\\shared\\${secret}`,
    `http://localhost/shared/${secret}`,
    `/%E0/shared/${secret}`,
  ]);
  expect(lines.join()).not.toContain(secret);
  expect(pathsIn(lines)).toEqual([
    "/shared/[token]",
    "/Shared/[token]/opening",
    "//shared//[token]",
    "/shared/[token]/pdf",
    "/shared/[token]",
    "/./shared/[token]",
    "/\\shared\\[token]",
    "http://localhost/shared/[token]",
    "/à/shared/[token]",
  ]);
});

test("the line of a request has its path as sent, without the query", async () => {
  const lines = await linesOf(["/agencies/demo/companies?search=abc", "/companies/%C3%A5/shared"]);
  expect(pathsIn(lines)).toEqual(["/agencies/demo/companies", "/companies/%C3%A5/shared"]);
});
