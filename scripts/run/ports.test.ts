import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { requireFreePort } from "./ports.mjs";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

function takePort(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

test("a port that another program uses is refused in one line", async () => {
  const port = await takePort("127.0.0.1");
  await expect(requireFreePort("PORT", "127.0.0.1", port)).rejects.toThrow(
    `PORT is ${port}, which another program uses on 127.0.0.1; expected a free port.`,
  );
});

test("a free port stays free", async () => {
  const port = await takePort("127.0.0.1");
  await new Promise((resolve) => servers.pop()!.close(resolve));
  await requireFreePort("PORT", "127.0.0.1", port);
  await requireFreePort("PORT", "127.0.0.1", port);
});

test("an address of another machine is refused", async () => {
  // An address of the range for documentation (RFC 5737).
  await expect(requireFreePort("PORT", "192.0.2.1", 3000)).rejects.toThrow(
    'HOST is "192.0.2.1"; expected an address of this machine',
  );
});
