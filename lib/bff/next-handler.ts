import { Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Answer } from "./answer";
import type { Parts } from "./body";
import type { Flow } from "./flow";
import { forward } from "./forward";

/** The BFF as a route handler of Next, which takes Content-Encoding off every answer: so it asks for plain bytes. */
export async function handle(request: Request): Promise<Response> {
  const { headers, url, method } = request;
  const answer = await forward({
    method,
    target: url.slice(url.indexOf("/", url.indexOf("//") + 2)),
    header: (name) => headers.get(name),
    body: () => request.body && partsOf(request.body),
    signal: request.signal,
    encodings: "identity",
  });
  return responseOf(answer);
}

export function responseOf({ status, headers, cookies, body }: Answer): Response {
  const encoding = headers["content-encoding"];
  const decoder = encoding === undefined ? undefined : DECODERS[encoding.toLowerCase()]?.();
  if (decoder) delete headers["content-encoding"];
  const response = new Response(decoder ? decoded(body, decoder) : webBody(body), { status, headers });
  for (const cookie of cookies ?? []) response.headers.append("set-cookie", cookie);
  return response;
}

/** A body that is not read to its end leaves the connection open for the answer. */
function partsOf(body: ReadableStream<Uint8Array>): Parts {
  return body.values({ preventCancel: true });
}

function webBody(body: Answer["body"]): BodyInit | null {
  return body === null || Buffer.isBuffer(body) ? (body as Buffer<ArrayBuffer> | null) : streamOf(body);
}

/** What comes of the body, as fast as the browser takes it. An upstream that breaks off breaks ours off too. */
function streamOf(flow: Flow): ReadableStream<Uint8Array> {
  let isStarted = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (isStarted) {
          flow.resume();
          return;
        }
        isStarted = true;
        flow.start({
          data: (chunk) => {
            controller.enqueue(chunk);
            return (controller.desiredSize ?? 0) > 0;
          },
          end: () => controller.close(),
          cut: (error) => controller.error(error),
        });
      },
      cancel: () => flow.cancel(),
    },
    { highWaterMark: 64 * 1024, size: (chunk) => chunk.byteLength },
  );
}

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body in the clear: a proxy in between may encode it although the request asked for none. */
function decoded(body: Answer["body"], decoder: Transform): ReadableStream<Uint8Array> {
  if (body === null || Buffer.isBuffer(body)) {
    decoder.end(body ?? undefined);
  } else {
    decoder.on("drain", () => body.resume());
    body.start({
      data: (chunk) => decoder.write(chunk),
      end: () => decoder.end(),
      cut: (error) => decoder.destroy(error),
    });
  }
  return Readable.toWeb(decoder) as ReadableStream<Uint8Array>;
}
