import { createServer } from "node:http";
import { started } from "../measuring/settings";

// In the place of the accounting service: what it has answered once to a GET, it is answered from memory from then on.
// Environment: PORT, UPSTREAM.

interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const KEPT_HEADERS = ["content-type", "etag", "vary", "cache-control"];
const responses = new Map<string, ApiResponse>();

createServer((request, response) => {
  void (async () => {
    const path = request.url ?? "/";
    let kept = responses.get(path);
    if (!kept) {
      kept = await ask(path, request.headers.authorization ?? "");
      if (kept.status === 200) responses.set(path, kept);
    }
    response.writeHead(kept.status, { ...kept.headers, "content-length": kept.body.length });
    response.end(kept.body);
  })();
}).listen(started.port, "127.0.0.1");

async function ask(path: string, authorization: string): Promise<ApiResponse> {
  const response = await fetch(`${started.upstream}${path}`, { headers: { authorization } });
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
