import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { measureLoad } from "./load";

it("throws for a server that takes requests and stops answering", { tags: "long" }, async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    if (++requests === 1) response.end("once");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const load = { port, path: "/figures", headers: {}, connections: 2, seconds: 0.1, patience: 0.1 };
  await expect(measureLoad(load)).rejects.toThrow("/figures was answered only 1 times on 2 connections");
  server.closeAllConnections();
  server.close();
});
