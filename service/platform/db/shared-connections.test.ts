import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SharedConnections } from "./shared-connections";

/** A message from PostgreSQL: its type, its length and its content. */
const message = (type: string, content: string) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)]);
};
const READY = message("Z", "I");
const SIGNED_IN = Buffer.concat([message("R", "\0\0\0\0"), READY]);
const REFUSED = Buffer.concat([message("E", "SERROR\0C57014\0Mcancelled\0\0"), READY]);

const sockets: Socket[] = [];
/** Accepts everybody and refuses every statement. */
const server = createServer((socket) => {
  sockets.push(socket);
  socket.once("data", () => {
    socket.write(SIGNED_IN);
    socket.on("data", () => socket.write(REFUSED));
  });
  socket.on("error", () => undefined);
});

beforeEach(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, "close");
});

it("closes a connection that cannot be set up", async () => {
  const { port } = server.address() as AddressInfo;
  const shared = new SharedConnections({ host: "127.0.0.1", port, user: "anna", database: "books" });
  await expect(shared.query({ text: "select 1" }, [])).rejects.toThrow("cancelled");
  expect(sockets).toHaveLength(1);
  await expect.poll(() => sockets[0]!.destroyed).toBe(true);
  await shared.close();
});
