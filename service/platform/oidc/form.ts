import type { IncomingMessage } from "node:http";
import { dropBody } from "../http/message";
import { chunksOf } from "../http/read-body";

const MAX_BYTES = 16 * 1024;

/**
 * Reads the fields of a form of a page of this service; null for other requests, such as a form of another site or one
 * that is too large. The rest of the body is then discarded, so that the caller can respond.
 * @throws HttpError invalid if the browser disconnects before the end
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const form = await readOwnForm(request);
  if (form === null) dropBody(request);
  return form;
}

async function readOwnForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  // Old browsers send no Sec-Fetch-Site. A form of another site then lacks the SameSite cookie of the interaction, or
  // the secret in the address of a password link.
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return null;
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers["content-type"] ?? "")) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Without destroying the request, which would close the connection before the response.
  for await (const chunk of chunksOf(request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)) {
    length += chunk.length;
    if (length > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
