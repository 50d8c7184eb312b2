import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { nothingWritten, writeUntilKilled, type Send } from "./writers";

const COMPANY = { companyId: "home", fiscalYearId: "year" };

it.each(["before an answer", "within an answer"])("stops writing when the connection breaks %s", async (moment) => {
  const server = createServer((_, response) => {
    if (moment === "within an answer") response.write("{", () => response.destroy());
    else response.destroy();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const send: Send = (method, path, body) =>
    fetch(`http://127.0.0.1:${port}/${path}`, { method, body: JSON.stringify(body) });
  await expect(writeUntilKilled(send, nothingWritten(COMPANY))).resolves.toBeUndefined();
  server.close();
});

it("throws the error that an unexpected response causes", async () => {
  // Reading a member of null throws a TypeError too, but one without a cause.
  const send: Send = (_, path) =>
    path.startsWith("SieImport")
      ? Promise.resolve(new Response("null"))
      : Promise.reject(new TypeError("fetch failed", { cause: new Error("the connection is refused") }));
  await expect(writeUntilKilled(send, nothingWritten(COMPANY))).rejects.toThrow(TypeError);
});
