import { requestIdOf } from "@/contract/request-id";
import { UNREAD_BODY } from "./drop-body";
import { forward } from "./forward";
import { toWebResponse } from "./web-response";

/** The BFF as a route handler of Next, with the same decisions as ahead of it (ADR 0070). */
export async function handleRoute(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const requestId = requestIdOf(request.headers.get("x-request-id") ?? undefined);
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const answer = await forward({
    requestId,
    // Next tells nobody the address that a request comes from, and a client may write any into its headers.
    address: undefined,
    method: request.method,
    target: pathname + search,
    header: (name) => request.headers.get(name),
    body: () => {
      reader ??= request.body?.getReader();
      return reader ? chunksOf(reader) : null;
    },
    whenLeft: (leave) => {
      request.signal.addEventListener("abort", leave);
      return () => request.signal.removeEventListener("abort", leave);
    },
    // Next removes Content-Encoding from a route handler's response.
    encodings: "identity",
  });
  answer.headers["x-request-id"] = requestId;
  return toWebResponse(answer, () => {
    reader ??= request.body?.getReader();
    if (reader) void drain(reader);
  });
}

/** Without a `return` method: ending the iteration early would cancel the body and with it close the connection. */
function chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => reader.read() as Promise<IteratorResult<Uint8Array>> }) };
}

/** Reads what is left of a body, so that the connection can take another request; one that does not end soon is cancelled. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), UNREAD_BODY).unref();
  const read = () => reader.read().catch(() => ({ done: true }));
  while (!(await read()).done);
  clearTimeout(timer);
}
