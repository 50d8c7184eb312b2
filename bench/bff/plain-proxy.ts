import { Agent, createServer, request as ask } from "node:http";
import { programEnv } from "../measuring/settings";

// The smallest proxy that can be written by hand on Node: no session, no allow-list, no limits; every header passes.
// Environment: PORT, UPSTREAM_PORT.

// More sockets than the load has connections, so that no request waits for one.
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

createServer((request, response) => {
  const { method, url: path, headers } = request;
  const upstream = ask(
    { agent, host: "127.0.0.1", port: programEnv.upstreamPort, method, path, headers },
    (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    },
  );
  // The load generator stops in the middle of responses.
  upstream.once("error", () => response.destroy());
  request.pipe(upstream);
  response.once("close", () => upstream.destroy());
}).listen(programEnv.port, "127.0.0.1");
