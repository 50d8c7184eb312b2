import { createServer, request as callUpstream } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** One response as the browser received it. */
export interface WireResponse {
  method: string;
  path: string;
  status: number;
  type: string;
  text: string;
}

export interface Wire {
  /** The address of the proxy that the browser is given. */
  url: string;
  responses: WireResponse[];
  close: () => Promise<void>;
}

/**
 * A proxy between a browser and the product that records every response whole: pages, data and scripts. Playwright's
 * own record lacks the bodies of responses whose page was left meanwhile.
 */
export async function startWire(): Promise<Wire> {
  const responses: WireResponse[] = [];
  const tunnels: Duplex[] = [];
  const server = createServer((request, response) => {
    const { method = "", headers } = request;
    const url = new URL(request.url!);
    // Uncompressed, so that it can be read here.
    const sent = { ...headers, "accept-encoding": "identity" };
    const upstream = callUpstream(url, { method, headers: sent, agent: false }, (upstreamResponse) => {
      const chunks: Buffer[] = [];
      upstreamResponse.on("data", (chunk: Buffer) => chunks.push(chunk));
      upstreamResponse.once("close", () => {
        const text = Buffer.concat(chunks).toString();
        const type = upstreamResponse.headers["content-type"] ?? "";
        responses.push({ method, path: url.pathname + url.search, status: upstreamResponse.statusCode!, type, text });
      });
      response.writeHead(upstreamResponse.statusCode!, upstreamResponse.rawHeaders);
      upstreamResponse.pipe(response);
    });
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  });
  // Playwright's own requests come through a tunnel, which is not recorded.
  server.on("connect", ({ url }, socket, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    const upstream = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [upstream, socket]) end.on("error", () => upstream.destroy());
    tunnels.push(upstream, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    responses,
    close: async () => {
      server.closeAllConnections();
      for (const tunnel of tunnels) tunnel.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
