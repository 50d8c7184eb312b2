import { requestIdOf } from "@/contract/request-id";
import { MAX_DRAIN_MS } from "./drain-body";
import { forwardRequest } from "./forward";
import { toWebResponse } from "./web-response";

/** Serves the BFF as a route handler of Next, with the same decisions as the front (ADR 0070). */
export async function handleRoute(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const requestId = requestIdOf(request.headers.get("x-request-id"));
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const bffResponse = await forwardRequest({
    requestId,
    // Next does not tell a route handler the client's address, and headers may hold any.
    address: undefined,
    method: request.method,
    target: pathname + search,
    header: (name) => request.headers.get(name),
    body: () => {
      reader = request.body?.getReader();
      return reader ? toChunks(reader) : null;
    },
    onDisconnect: (callback) => {
      // An event that has been sent already would be missed.
      if (request.signal.aborted) callback();
      else request.signal.addEventListener("abort", callback);
      return () => request.signal.removeEventListener("abort", callback);
    },
    // Next removes Content-Encoding from a route handler's response.
    acceptEncoding: "identity",
  });
  bffResponse.headers["x-request-id"] = requestId;
  return toWebResponse(bffResponse, () => {
    reader ??= request.body?.getReader();
    if (reader) void drain(reader);
  });
}

/**
 * An iterator without `return`: otherwise ending the iteration early would cancel the body and close the connection.
 */
function toChunks(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => reader.read() as Promise<IteratorResult<Uint8Array>> }) };
}

/** Reads and drops the rest of a body, so that the connection can take another request. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), MAX_DRAIN_MS).unref();
  const read = () => reader.read().catch(() => ({ done: true }));
  while (!(await read()).done);
  clearTimeout(timer);
}
