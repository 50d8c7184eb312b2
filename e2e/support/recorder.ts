import { createServer, request as callUpstream } from "node:http";
import type { AddressInfo } from "node:net";

export interface Recorder {
  url: string;
  /** Parsed bodies of the token endpoint's responses. */
  granted: Record<string, unknown>[];
  /** Sets the target to pass requests on to; call it before the first request. */
  passTo: (target: string) => void;
  close: () => Promise<void>;
}

/** A proxy in front of the service's OpenID provider that records the tokens it issues. */
export async function startRecorder(): Promise<Recorder> {
  const granted: Record<string, unknown>[] = [];
  let target = "";
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(target);
    const { method, url, headers } = request;
    const upstream = callUpstream({ hostname, port, method, path: url, headers }, (upstreamResponse) => {
      const chunks: Buffer[] = [];
      upstreamResponse.on("data", (chunk: Buffer) => chunks.push(chunk));
      upstreamResponse.on("end", () => {
        const body = Buffer.concat(chunks);
        if (/\/token$/.test(url ?? "") && method === "POST" && upstreamResponse.statusCode === 200)
          granted.push(JSON.parse(body.toString()) as Record<string, unknown>);
        response.writeHead(upstreamResponse.statusCode!, upstreamResponse.rawHeaders);
        response.end(body);
      });
    });
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    granted,
    passTo: (next) => {
      target = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
