import { dashboardEnv } from "@/lib/env";
import type { ErrorKind } from "@/contract/api-error";
import { errorResponse, type BffResponse } from "./response";
import { responseHeaders } from "./response-headers";
import type { BodyStream } from "./body-stream";

/** Bytes of a streamed body that may wait for the client before the service is paused. */
const MAX_QUEUED = 64 * 1024;

/** An error of the dashboard's own as a route handler returns it, with the interface's error object. */
export function webErrorResponse(
  kind: ErrorKind,
  message: string,
  requestId?: string,
  headers: Record<string, string> = {},
): Response {
  return toWebResponse(errorResponse(kind, message, headers, requestId));
}

/**
 * A response of the BFF as a route handler returns it.
 * @param onEnd called when the whole body has been handed over
 */
export function toWebResponse({ status, headers, cookies, body }: BffResponse, onEnd?: () => void): Response {
  const all = new Headers({ ...responseHeaders(dashboardEnv().publicUrl), ...headers });
  for (const cookie of cookies ?? []) all.append("set-cookie", cookie);
  if (body !== null && !Buffer.isBuffer(body)) return new Response(toWebStream(body, onEnd), { status, headers: all });
  onEnd?.();
  return new Response(body as Buffer<ArrayBuffer> | null, { status, headers: all });
}

function toWebStream(stream: BodyStream, onEnd: (() => void) | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        stream.start({
          write: (chunk) => {
            controller.enqueue(chunk);
            return (controller.desiredSize ?? 0) > 0;
          },
          end: () => {
            controller.close();
            onEnd?.();
          },
          abort: (error) => controller.error(error),
        });
      },
      pull: () => stream.resume(),
      cancel: () => stream.cancel(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_QUEUED }),
  );
}
