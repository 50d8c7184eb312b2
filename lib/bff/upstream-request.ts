import type { Dispatcher, Pool } from "undici";
import { BodyStream, ClientDisconnected } from "./body-stream";
import type { UpstreamHeaders } from "./headers";

/**
 * Bytes. A body with a Content-Length up to this is buffered; if it breaks off, the client gets an error response.
 */
const MAX_BUFFERED_RESPONSE = 256 * 1024;

export interface UpstreamResponse {
  status: number;
  headers: UpstreamHeaders;
  /** The whole body, or a stream whose first chunk has arrived. */
  body: Buffer | BodyStream;
}

/** A body that should be buffered did not arrive in time. */
class ResponseTooSlow extends Error {
  override readonly name = "ResponseTooSlow";
  readonly code = "TOO_SLOW";
}

/** The upstream gave no response that could be passed on. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  constructor(
    cause: Error,
    /** True when the service may have received the request. */
    readonly wasSent: boolean,
    /** True when the status had arrived. */
    readonly responseBegan: boolean,
  ) {
    super(cause.message, { cause });
  }

  get code(): string | undefined {
    return (this.cause as NodeJS.ErrnoException).code;
  }
}

interface UpstreamOptions {
  /** Milliseconds that a buffered body may take after its first chunk, and that the client may pause a streamed one. */
  idle: number;
  /** Registers a callback for when the client goes away; returns a function that unregisters it. */
  onDisconnect: (callback: () => void) => () => void;
}

/**
 * Sends one request and resolves when enough of its response is there to check it.
 * @throws {UpstreamError}
 */
export function sendUpstream(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
  options: UpstreamOptions,
): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    pool.dispatch(request, new ResponseReader(options, resolve, reject));
  });
}

/** Reads a response from undici's `dispatch`, without the streams of `pool.request` (ADR 0043). */
class ResponseReader implements Dispatcher.DispatchHandler {
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: UpstreamHeaders = {};
  #isBuffered = false;
  #chunks: Buffer[] = [];
  #stream: BodyStream | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #removeDisconnectListener: (() => void) | undefined;

  constructor(
    readonly options: UpstreamOptions,
    readonly resolve: (response: UpstreamResponse) => void,
    readonly reject: (error: UpstreamError) => void,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#removeDisconnectListener = this.options.onDisconnect(() => controller.abort(new ClientDisconnected()));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: UpstreamHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    const length = headers["content-length"];
    this.#isBuffered = typeof length === "string" && Number(length) <= MAX_BUFFERED_RESPONSE;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#stream) {
      this.#stream.push(chunk);
    } else if (this.#isBuffered) {
      this.#chunks.push(chunk);
      this.#deadline ??= setTimeout(
        () => controller.abort(new ResponseTooSlow("the response comes too slowly")),
        this.options.idle,
      ).unref();
    } else {
      this.#stream = new BodyStream(controller, this.options.idle);
      this.#stream.push(chunk);
      this.resolve({ status: this.#status, headers: this.#headers, body: this.#stream });
    }
  }

  onResponseEnd(): void {
    this.#cleanUp();
    if (this.#stream) {
      this.#stream.end();
      return;
    }
    const body = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    this.resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#cleanUp();
    if (this.#stream) this.#stream.fail(error);
    else this.reject(new UpstreamError(error, this.#controller !== undefined, this.#status !== 0));
  }

  #cleanUp(): void {
    clearTimeout(this.#deadline);
    this.#removeDisconnectListener?.();
  }
}
