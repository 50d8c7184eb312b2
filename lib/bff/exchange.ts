import type { Dispatcher, Pool } from "undici";
import { BrowserLeft, Flow } from "./flow";
import type { UpstreamHeaders } from "./headers";

/** Bodies up to this are taken whole: one part to send, and an error object is still possible when they break off. */
const WHOLE = 256 * 1024;

export interface UpstreamAnswer {
  status: number;
  headers: UpstreamHeaders;
  /** Whole, or with its first part there. */
  body: Buffer | Flow;
}

/** A small body that does not become whole in time. */
class TooSlow extends Error {
  override readonly name = "TooSlow";
  readonly code = "TOO_SLOW";
}

/** There was no answer that could be passed on. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  /** @param wasSent whether the service may have got the request */
  constructor(
    cause: Error,
    readonly wasSent: boolean,
    /** Whether the answer had begun. */
    readonly hadBegun: boolean,
  ) {
    super(cause.message, { cause });
  }

  get code(): string | undefined {
    return (this.cause as NodeJS.ErrnoException).code;
  }
}

interface Limits {
  /** Between two parts of a body, and until a small one is whole, milliseconds. */
  idle: number;
  /** Calls back when nobody waits for the answer any more; answers how to call that off. */
  whenLeft: (leave: () => void) => () => void;
}

/**
 * Sends one request and resolves when its answer can be judged.
 * @throws {NoAnswer}
 */
export function exchange(pool: Pool, request: Dispatcher.DispatchOptions, limits: Limits): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    pool.dispatch(request, new Exchange(limits, resolve, reject));
  });
}

/** Without undici's streams around it: a third of the cost of `pool.request`. */
class Exchange implements Dispatcher.DispatchHandler {
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: UpstreamHeaders = {};
  #isWhole = false;
  #parts: Buffer[] = [];
  #flow: Flow | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #stay: (() => void) | undefined;

  constructor(
    readonly limits: Limits,
    readonly resolve: (answer: UpstreamAnswer) => void,
    readonly reject: (error: NoAnswer) => void,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#stay = this.limits.whenLeft(() => controller.abort(new BrowserLeft()));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: UpstreamHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    const length = headers["content-length"];
    this.#isWhole = typeof length === "string" ? Number(length) <= WHOLE : status === 304;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#flow) {
      this.#flow.push(chunk);
    } else if (this.#isWhole) {
      this.#parts.push(chunk);
      this.#deadline ??= setTimeout(
        () => controller.abort(new TooSlow("the answer comes too slowly")),
        this.limits.idle,
      ).unref();
    } else {
      this.#flow = new Flow(controller, this.limits.idle);
      this.#flow.push(chunk);
      this.resolve({ status: this.#status, headers: this.#headers, body: this.#flow });
    }
  }

  onResponseEnd(): void {
    this.#over();
    if (this.#flow) {
      this.#flow.end();
      return;
    }
    const body = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts);
    this.resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#over();
    if (this.#flow) this.#flow.fail(error);
    else this.reject(new NoAnswer(error, this.#controller !== undefined, this.#status !== 0));
  }

  #over(): void {
    clearTimeout(this.#deadline);
    this.#stay?.();
  }
}
