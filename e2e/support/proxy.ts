import { createServer, request as callUpstream } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A complete response that a proxy has passed on. */
export interface ProxiedResponse {
  method: string;
  url: string;
  path: string;
  status: number;
  type: string;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Proxy {
  server: Server;
  port: number;
  close: () => Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1 that answers requests or forwards them. */
export async function startProxy(handle: RequestListener): Promise<Proxy> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends the request to this address and its response back. With `onResponse` the response comes uncompressed. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  onResponse?: (response: ProxiedResponse) => void,
): void {
  const { method = "", headers } = request;
  const sent = onResponse ? { ...headers, "accept-encoding": "identity" } : headers;
  const upstream = callUpstream(url, { method, headers: sent, agent: false }, (upstreamResponse) => {
    const status = upstreamResponse.statusCode!;
    if (onResponse) {
      const chunks: Buffer[] = [];
      upstreamResponse.on("data", (chunk: Buffer) => chunks.push(chunk));
      upstreamResponse.once("close", () => {
        if (!upstreamResponse.complete) return;
        const type = upstreamResponse.headers["content-type"] ?? "";
        const text = Buffer.concat(chunks).toString();
        const path = url.pathname + url.search;
        onResponse({ method, url: url.href, path, status, type, headers: upstreamResponse.headers, text });
      });
    }
    response.writeHead(status, upstreamResponse.rawHeaders);
    upstreamResponse.pipe(response);
    // A response that the browser does not wait for is read to its end all the same, so that it is recorded whole.
    if (onResponse) response.once("close", () => upstreamResponse.resume());
  });
  upstream.on("error", () => response.destroy());
  request.pipe(upstream);
}
