import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { forward, startProxy, type ProxiedResponse } from "./proxy";

export interface RecordedRequest {
  url: string;
  headers: IncomingHttpHeaders;
  /** The part of the body that has been sent until now. */
  body: Buffer[];
}

export interface RecordingProxy {
  /** The address of the proxy that the browser is given. */
  url: string;
  /** Requests as the browser sent them, those that got no response included. */
  requests: RecordedRequest[];
  /** Whole responses, also where the browser has left the page; a response that broke off is not among them. */
  responses: ProxiedResponse[];
  close: () => Promise<void>;
}

/**
 * A proxy between a browser and the product that records every request, and every response whole: pages, data and
 * scripts. Playwright's own record lacks the bodies of responses whose page was left meanwhile.
 */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const responses: ProxiedResponse[] = [];
  const tunnels: Duplex[] = [];
  const proxy = await startProxy((request, response) => {
    const body: Buffer[] = [];
    requests.push({ url: request.url!, headers: request.headers, body });
    request.on("data", (chunk: Buffer) => body.push(chunk));
    forward(request, response, new URL(request.url!), (recorded) => responses.push(recorded));
  });
  // Playwright's own requests come through a tunnel, which is not recorded.
  proxy.server.on("connect", ({ url }, socket, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    const upstream = connect(Number(port || 80), hostname, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    const ends = [upstream, socket];
    for (const end of ends) {
      end.on("error", () => {
        for (const each of ends) each.destroy();
      });
    }
    tunnels.push(...ends);
  });
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    requests,
    responses,
    close: async () => {
      for (const tunnel of tunnels) tunnel.destroy();
      await proxy.close();
    },
  };
}
