import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Dispatcher } from "undici";
import { headersDown } from "./headers";
import { refuse } from "./refuse";

const NO_BODY = new Set([204, 304]);
/** Error statuses that mean the same whoever in between answered them, with or without the error object. */
const PASSED_BARE: Record<number, "unauthenticated" | "tooMany" | "unavailable"> = {
  401: "unauthenticated",
  429: "tooMany",
  503: "unavailable",
};

/** Turns the service's answer into ours, judging by status, Content-Type and the first byte before any of it goes out. */
export async function judge(answer: Dispatcher.ResponseData, method: string): Promise<Response> {
  const { statusCode: status, headers, body } = answer;
  if (status === 304 || (method === "HEAD" && status === 200)) {
    await body.dump();
    return new Response(null, { status, headers: headersDown(headers) });
  }
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(String(headers["content-type"] ?? ""));
  if (!isJson || NO_BODY.has(status) || (status >= 300 && status < 400)) {
    await body.dump();
    const retryAfter = headers["retry-after"];
    const kind = PASSED_BARE[status] ?? "badGateway";
    const message = `The accounting service could not be understood: status ${String(status)} without a JSON body.`;
    return refuse(kind, message, typeof retryAfter === "string" ? { "Retry-After": retryAfter } : {});
  }
  const plain = decoded(body, headers["content-encoding"]);
  const chunks = plain[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  if (first.done || !beginsLikeJson(first.value)) {
    plain.destroy();
    return refuse("badGateway", "The accounting service's answer is not JSON.");
  }
  return new Response(streamOf(first.value, chunks, plain), { status, headers: headersDown(headers) });
}

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body in the clear: a proxy in between may encode it although the request asked for none. */
function decoded(body: Readable, encoding: string | string[] | undefined): Readable {
  const decoder = typeof encoding === "string" ? DECODERS[encoding.toLowerCase()]?.() : undefined;
  if (!decoder) return body;
  const plain = body.pipe(decoder);
  body.on("error", (error) => plain.destroy(error));
  return plain;
}

/** A value of the wire format begins with one of these, after blanks. */
function beginsLikeJson(chunk: Buffer): boolean {
  return /^\s*(?:[{["\-0-9tfnIN]|$)/.test(chunk.subarray(0, 256).toString("latin1"));
}

/** What is left of the body, as fast as the browser takes it. An upstream that breaks off breaks ours off too. */
function streamOf(first: Buffer, chunks: AsyncIterator<Buffer>, body: Readable): ReadableStream<Uint8Array> {
  let waiting: Buffer | undefined = first;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (waiting) {
        controller.enqueue(waiting);
        waiting = undefined;
        return;
      }
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => {
      body.destroy();
    },
  });
}
