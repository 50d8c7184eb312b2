import type { IncomingMessage, ServerResponse } from "node:http";
import { dashboardEnv } from "../env";
import type { Answer } from "./answer";
import { answerHeaders } from "./answer-headers";
import { dropBody } from "./drop-body";
import { forward } from "./forward";
import { factsOf } from "./request-facts";

/** Codings that browsers read and the service writes. */
const ENCODINGS = new Set(["gzip", "br"]);

/** How long a call may take before it matters that the browser may leave meanwhile, milliseconds. */
const SOON = 250;

/** The BFF on Node's own http server. */
export async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers } = request;
  const { requestId, address } = factsOf(request);
  const answer = await forward({
    requestId,
    address,
    method: request.method ?? "",
    target: request.url ?? "",
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
    // A body that is not read to its end leaves the connection open for the answer.
    body: () => request.iterator({ destroyOnReturn: false }),
    whenLeft: (leave) => {
      // Most calls are over before a listener would be worth its cost.
      const timer = setTimeout(() => {
        if (response.destroyed) leave();
        else response.once("close", leave);
      }, SOON).unref();
      return () => {
        clearTimeout(timer);
        response.off("close", leave);
      };
    },
    encodings: encodingsOf(headers["accept-encoding"]),
  });
  answer.headers["x-request-id"] = requestId;
  send(answer, response);
}

/** What the user is shown of an error, and asks for help with. */
function identifierIn(body: Answer["body"]): string | undefined {
  const text = Buffer.isBuffer(body) ? body : body?.first;
  return /"identifier":\s*"([\w.:-]{1,128})"/.exec(text?.toString("utf8") ?? "")?.[1];
}

let always: Record<string, string> | undefined;

export function send({ status, headers, cookies, body }: Answer, response: ServerResponse): void {
  if (status >= 400) factsOf(response.req).identifier = identifierIn(body);
  if (response.destroyed) return;
  const isWhole = body === null || Buffer.isBuffer(body);
  always ??= answerHeaders(dashboardEnv().publicUrl);
  response.writeHead(status, {
    ...always,
    ...headers,
    ...(cookies && { "set-cookie": [...cookies] }),
    ...(isWhole && status !== 304 && response.req.method !== "HEAD" && { "content-length": body?.length ?? 0 }),
  });
  if (isWhole) {
    response.end(body);
    dropBody(response.req);
    return;
  }
  response.on("drain", () => body.resume());
  response.on("close", () => body.cancel());
  body.start({
    data: (chunk) => response.write(chunk),
    end: () => {
      response.end();
      dropBody(response.req);
    },
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
