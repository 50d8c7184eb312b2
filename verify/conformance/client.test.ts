import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { Client } from "./client";

let server: Server | undefined;
afterEach(() => server?.close());

it("sends a body that is large in bytes, though not in letters, again when its response was lost", async () => {
  let requests = 0;
  server = createServer((request, response) => {
    if (++requests === 1) request.socket.destroy();
    else request.resume().on("end", () => response.end());
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Client(`http://127.0.0.1:${port}`, null);
  expect((await client.send("PUT", "/", "å".repeat(300_000))).status).toBe(200);
  expect(requests).toBe(2);
});
