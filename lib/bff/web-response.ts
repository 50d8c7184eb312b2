import { dashboardEnv } from "../env";
import type { Answer } from "./answer";
import { answerHeaders } from "./answer-headers";
import type { Flow } from "./flow";

/** Bytes of a streamed body that may wait for the client before the upstream is paused. */
const MAX_QUEUED = 64 * 1024;

/**
 * An answer of the BFF for a route handler.
 * @param onEnd called when the whole body has been handed over
 */
export function toWebResponse({ status, headers, cookies, body }: Answer, onEnd?: () => void): Response {
  const all = new Headers({ ...answerHeaders(dashboardEnv().publicUrl), ...headers });
  for (const cookie of cookies ?? []) all.append("set-cookie", cookie);
  if (body !== null && !Buffer.isBuffer(body)) return new Response(toWebStream(body, onEnd), { status, headers: all });
  onEnd?.();
  return new Response(body as Buffer<ArrayBuffer> | null, { status, headers: all });
}

function toWebStream(flow: Flow, onEnd: (() => void) | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        flow.start({
          data: (chunk) => {
            controller.enqueue(chunk);
            return (controller.desiredSize ?? 0) > 0;
          },
          end: () => {
            controller.close();
            onEnd?.();
          },
          cut: (error) => controller.error(error),
        });
      },
      pull: () => flow.resume(),
      cancel: () => flow.cancel(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_QUEUED }),
  );
}
