import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { forward, startProxy, type ProxiedResponse } from "./proxy";

export interface RecordingProxy {
  /** The address of the proxy that the browser is given. */
  url: string;
  /** Responses as the browser received them. */
  responses: ProxiedResponse[];
  close: () => Promise<void>;
}

/**
 * A proxy between a browser and the product that records every response whole: pages, data and scripts. Playwright's
 * own record lacks the bodies of responses whose page was left meanwhile.
 */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const responses: ProxiedResponse[] = [];
  const tunnels: Duplex[] = [];
  const proxy = await startProxy((request, response) => {
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
    responses,
    close: async () => {
      for (const tunnel of tunnels) tunnel.destroy();
      await proxy.close();
    },
  };
}
