import { createServer, get, request as send, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startRecordingProxy } from "./recording-proxy";
import { findIn, recordedBy } from "./traffic";

const SECRET = "s3cret-of-a-page-that-is-left";

/** A server behind a recording proxy, and how a browser asks the proxy for a page of the server. */
async function serverBehindProxy(handle: RequestListener) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  const proxy = await startRecordingProxy();
  onTestFinished(async () => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { proxy, options: { port: new URL(proxy.url).port, path: `${origin}/page`, agent: false } as const };
}

it("records the whole of a response that the browser leaves in the middle", async () => {
  const { proxy, options } = await serverBehindProxy((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.write("x");
    setTimeout(() => response.end(SECRET), 200);
  });
  const left = get(options, (response) => void response.once("data", () => left.destroy()));
  left.on("error", () => {});
  await expect.poll(() => findIn(recordedBy(proxy), SECRET).map(({ source }) => source)).toEqual(["HTML"]);
});

it("records a request that gets no response, with its headers and its body", async () => {
  const { proxy, options } = await serverBehindProxy(() => {});
  const unanswered = send({ ...options, method: "POST", headers: { "X-Header": "of-the-header" } });
  unanswered.on("error", () => {});
  unanswered.write(SECRET);
  for (const sent of [SECRET, "of-the-header"])
    await expect.poll(() => findIn(recordedBy(proxy), sent).map(({ source }) => source)).toEqual(["request"]);
  unanswered.destroy();
});
