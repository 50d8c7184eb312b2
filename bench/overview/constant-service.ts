import { createServer } from "node:http";
import { programEnv } from "../measuring/settings";

// Stands in for the accounting service: passes the GETs of a page on, and repeats each response with status 200 from
// memory afterwards. There is one user with one language, so a path has one response. It never answers 304, so a
// browser that revalidates gets the body again. Environment: PORT, UPSTREAM.

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
    let cached = responses.get(path);
    if (!cached) {
      cached = await fetchUpstream(path, request.headers.authorization ?? "");
      if (cached.status === 200) responses.set(path, cached);
    }
    response.writeHead(cached.status, { ...cached.headers, "content-length": cached.body.length });
    response.end(cached.body);
  })();
}).listen(programEnv.port, "127.0.0.1");

async function fetchUpstream(path: string, authorization: string): Promise<ApiResponse> {
  const response = await fetch(`${programEnv.upstream}${path}`, { headers: { authorization } });
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
