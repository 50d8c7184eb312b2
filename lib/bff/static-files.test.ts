import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withStaticFiles } from "./static-files";
import { askAsWritten, close, listenAnywhere } from "./testing/upstream";

const folder = mkdtempSync(join(tmpdir(), "static-"));
const SCRIPT = "console.log('how much');".repeat(100);
const servers: Server[] = [];
let url: string;
let overHttps: string;

async function serve(isHttps: boolean): Promise<string> {
  const handler = withStaticFiles(folder, isHttps, (request, response) => {
    response.end(`page ${request.url ?? ""}`);
    return Promise.resolve();
  });
  const server = createServer((request, response) => void handler(request, response));
  servers.push(server);
  return listenAnywhere(server);
}

beforeAll(async () => {
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks/a.js"), SCRIPT);
  writeFileSync(join(folder, "chunks/a.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "chunks/font.woff2"), "font");
  url = await serve(false);
  overHttps = await serve(true);
});
afterAll(async () => {
  for (const server of servers) await close(server);
  rmSync(folder, { recursive: true });
});

const get = (path: string, encoding: string, origin = url) =>
  fetch(origin + path, { headers: { "accept-encoding": encoding } });

test("a script comes compressed, to be kept for a year, with the headers of every response", async () => {
  const response = await get("/_next/static/chunks/a.js", "gzip, br");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "public,max-age=31536000,immutable",
    "content-encoding": "br",
    "content-length": String(brotliCompressSync(SCRIPT).length),
    "content-type": "text/javascript; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    vary: "Accept-Encoding",
  });
  expect(response.headers.has("strict-transport-security")).toBe(false);
  expect(await response.text()).toBe(SCRIPT);
  const secured = await get("/_next/static/chunks/a.js", "br", overHttps);
  expect(secured.headers.get("strict-transport-security")).toMatch(/^max-age=/);
});

test("a script comes as it is to a browser without brotli, and a font to any browser", async () => {
  const response = await get("/_next/static/chunks/a.js", "identity");
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(SCRIPT);
  expect(await (await get("/_next/static/chunks/font.woff2", "br")).text()).toBe("font");
});

test("a script that the browser has is not sent again", async () => {
  const { headers } = await get("/_next/static/chunks/a.js", "br");
  const again = await fetch(`${url}/_next/static/chunks/a.js`, {
    headers: { "accept-encoding": "br", "if-none-match": headers.get("etag")! },
  });
  expect(again.status).toBe(304);
});

test.each(["/", "/_next/static/chunks/b.js", "/_next/static/chunks/a.js.br", "/_next/static/../secret", "/_next/data"])(
  "%s is answered by the pages, with its whole address",
  async (path) => {
    const answered = await askAsWritten(url, path, { headers: { "accept-encoding": "br" } });
    expect(await answered.text()).toBe(`page ${path}`);
  },
);
