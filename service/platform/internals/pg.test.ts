import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { expect, it } from "vitest";
import { corkWrites, socketOf } from "./pg";

it("reaches the socket of a connection, and holds back its writes until told", async () => {
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
