import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer";
import { forward } from "./forward";

/** Codings that browsers read and the service writes. */
const ENCODINGS = new Set(["gzip", "br"]);

/** The BFF on Node's http server itself: the answer passes as the service has encoded it. */
export async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers } = request;
  const leaving = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) leaving.abort();
  });
  const answer = await forward({
    method: request.method ?? "",
    target: request.url ?? "",
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
    // A body that is not read to its end leaves the connection open for the answer.
    body: () => request.iterator({ destroyOnReturn: false }),
    signal: leaving.signal,
    encodings: encodingsOf(headers["accept-encoding"]),
  });
  send(answer, response);
}

export function send({ status, headers, cookies, body }: Answer, response: ServerResponse): void {
  if (response.destroyed) return;
  const isWhole = body === null || Buffer.isBuffer(body);
  response.writeHead(status, {
    ...headers,
    ...(cookies && { "set-cookie": [...cookies] }),
    ...(isWhole && status !== 304 && response.req.method !== "HEAD" && { "content-length": body?.length ?? 0 }),
  });
  if (isWhole) {
    response.end(body);
    return;
  }
  response.on("drain", () => body.resume());
  body.start({
    data: (chunk) => response.write(chunk),
    end: () => response.end(),
    // Without its end the answer cannot be taken for whole.
    cut: () => response.destroy(),
  });
}

function encodingsOf(accepted: string | undefined): string {
  const offered = (accepted ?? "").split(",").flatMap((part) => {
    const [name = "", weight] = part.split(";");
    const coding = name.trim().toLowerCase();
    return ENCODINGS.has(coding) && !/q=0(?:\.0*)?\s*$/.test(weight ?? "") ? [coding] : [];
  });
  return offered.length > 0 ? offered.join(", ") : "identity";
}
