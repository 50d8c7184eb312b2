import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { expect, it } from "vitest";
import { currentResponse } from "./node-http";

it("finds the response under way on a connection, and none between requests", async () => {
  const server = createServer((request, response) => {
    const during = currentResponse(request.socket);
    response.end(String(during === response), () =>
      // By the next turn Node has detached the finished response from the connection.
      setImmediate(() => server.emit("checked", currentResponse(request.socket))),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const checked = once(server, "checked");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  const [text] = (await once(socket, "data")) as [Buffer];
  expect(text.toString()).toContain("true");
  expect(await checked).toEqual([undefined]);
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
