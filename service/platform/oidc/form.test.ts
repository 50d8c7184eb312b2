import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { toHttpError } from "../http/to-http-error";
import { readForm } from "./form";

it("a form that the browser breaks off is reported as invalid, not as an unreachable database", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const head =
    "POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 99\r\n\r\n";
  socket.write(`${head}userName=anna`);
  const [request] = (await once(server, "request")) as [IncomingMessage];
  const read = readForm(request).catch(toHttpError);
  socket.destroy();
  expect(await read).toMatchObject({ kind: "invalid", message: "The body broke off before its end." });
  server.close();
});
