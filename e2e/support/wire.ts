import { createServer, request as callUpstream } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** One answer, as it came to a browser. */
export interface Answer {
  method: string;
  path: string;
  status: number;
  type: string;
  text: string;
}

export interface Wire {
  /** The address of the proxy that the browser is given. */
  url: string;
  answers: Answer[];
  close: () => Promise<void>;
}

/**
 * A proxy between a browser and the product that keeps every answer whole: pages, data and scripts. Playwright's own
 * record lacks the bodies of answers whose page has been left meanwhile.
 */
export async function startWire(): Promise<Wire> {
  const answers: Answer[] = [];
  const tunnels: Duplex[] = [];
  const server = createServer((request, response) => {
    const { method = "", headers } = request;
    const url = new URL(request.url!);
    // Uncompressed, so that it can be read here.
    const sent = { ...headers, "accept-encoding": "identity" };
    const upstream = callUpstream(url, { method, headers: sent, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("close", () => {
        const text = Buffer.concat(chunks).toString();
        const type = answer.headers["content-type"] ?? "";
        answers.push({ method, path: url.pathname + url.search, status: answer.statusCode!, type, text });
      });
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
    });
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  });
  // Playwright's own requests come as a tunnel, of which nothing is kept.
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
    answers,
    close: async () => {
      server.closeAllConnections();
      for (const tunnel of tunnels) tunnel.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
