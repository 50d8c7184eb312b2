import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { expect, it } from "vitest";
import { corkWrites, isPoolTimeout, processIdOf, socketOf } from "./pg";

it("finds the socket of a connection, and buffers its writes until they are released", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const accepted = once(server, "connection") as Promise<[Socket]>;
  const client = new pg.Client({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, user: "x" });
  client.on("error", () => {});
  const connecting = client.connect().catch(() => {});
  const [peer] = await accepted;
  await once(peer, "data");
  const received: string[] = [];
  peer.on("data", (data: Buffer) => received.push(data.toString("latin1")));

  const uncork = corkWrites(client);
  socketOf(client).write("held");
  // Long enough for the text to arrive if it were sent.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toEqual([]);
  uncork();
  await once(peer, "data");
  expect(received.join("")).toBe("held");

  socketOf(client).destroy();
  peer.destroy();
  await connecting;
  await new Promise((resolve) => server.close(resolve));
});

it("finds the process id that the server names as a connection begins", async () => {
  const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
  const backendKeyData = Buffer.from([0x4b, 0, 0, 0, 12, 0, 0, 1, 2, 0, 0, 0, 0]);
  const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
  const server = createServer((peer) => {
    peer.once("data", () => peer.write(Buffer.concat([authenticationOk, backendKeyData, readyForQuery])));
    peer.on("end", () => peer.end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = new pg.Client({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, user: "x" });
  expect(processIdOf(client)).toBeNull();
  await client.connect();
  expect(processIdOf(client)).toBe(0x102);
  await client.end();
  await new Promise((resolve) => server.close(resolve));
});

it("distinguishes a pool without a free connection from a server that does not respond", async () => {
  const peers: Socket[] = [];
  const server = createServer((peer) => peers.push(peer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const settings = { host: "127.0.0.1", port, user: "x", max: 1 };
  const errorOf = (pool: pg.Pool) => pool.connect().then(String, (error: unknown) => error);

  const pool = new pg.Pool({ ...settings, connectionTimeoutMillis: 100 });
  const unanswered = await errorOf(pool);
  expect(unanswered).toBeInstanceOf(Error);
  expect(isPoolTimeout(unanswered)).toBe(false);

  const waiting = new pg.Pool(settings);
  // The first caller has no timeout, so that the second one waits for the pool alone.
  const taken = errorOf(waiting);
  waiting.options.connectionTimeoutMillis = 100;
  expect(isPoolTimeout(await errorOf(waiting))).toBe(true);

  for (const peer of peers) peer.destroy();
  await taken;
  await new Promise((resolve) => server.close(resolve));
});
