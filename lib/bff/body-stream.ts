import type { Dispatcher } from "undici";

/** The target that a {@link BodyStream} writes to. */
interface Sink {
  /** False when no more should be written for now; `BodyStream.resume` asks for the next chunk. */
  write: (chunk: Buffer) => boolean;
  end: () => void;
  /** The rest will not come; the client must not take the body for complete. */
  abort: (error: Error) => void;
}

/**
 * The reason why a request to the upstream is aborted or not sent: the client has disconnected or stalled, or the rest
 * of the response is not needed.
 */
export class ClientDisconnected extends Error {
  override readonly name = "ClientDisconnected";
  constructor() {
    super("the client has disconnected");
  }
}

/** The body of an upstream response: its first chunk is there, the rest is read as fast as the sink takes it. */
export class BodyStream {
  #queue: Buffer[] = [];
  #sink: Sink | undefined;
  #ended = false;
  #error: Error | undefined;
  #stallTimer: NodeJS.Timeout | undefined;
  #onEnd: ((error?: Error) => void) | undefined;

  /** @param idle milliseconds for which the sink may keep the upstream waiting */
  constructor(
    readonly controller: Dispatcher.DispatchController,
    readonly idle: number,
  ) {}

  /** The first chunk, before `start`. */
  get first(): Buffer {
    return this.#queue[0] ?? Buffer.alloc(0);
  }

  push(chunk: Buffer): void {
    if (!this.#sink) {
      this.#queue.push(chunk);
      this.controller.pause();
    } else if (!this.#sink.write(chunk)) this.#pause();
  }

  end(): void {
    clearTimeout(this.#stallTimer);
    this.#ended = true;
    this.#onEnd?.();
    if (this.#sink && this.#queue.length === 0) this.#sink.end();
  }

  fail(error: Error): void {
    clearTimeout(this.#stallTimer);
    this.#error = error;
    this.#onEnd?.(error);
    this.#sink?.abort(error);
  }

  /** Registers a callback for the end of the upstream's response, with an error if it broke off. */
  onEnd(callback: (error?: Error) => void): void {
    if (this.#ended || this.#error) callback(this.#error);
    else this.#onEnd = callback;
  }

  /** Begins writing: first the queued chunks, then the rest as it arrives. */
  start(sink: Sink): void {
    this.#sink = sink;
    if (this.#error) sink.abort(this.#error);
    else this.#flush();
  }

  resume(): void {
    clearTimeout(this.#stallTimer);
    this.#flush();
  }

  /** Aborts the upstream request when nobody takes the rest. */
  cancel(): void {
    clearTimeout(this.#stallTimer);
    if (this.#ended || this.#error) return;
    this.controller.abort(new ClientDisconnected());
  }

  #flush(): void {
    for (let chunk = this.#queue.shift(); chunk; chunk = this.#queue.shift()) {
      if (!this.#sink!.write(chunk)) {
        this.#pause();
        return;
      }
    }
    if (this.#ended) this.#sink!.end();
    else this.controller.resume();
  }

  #pause(): void {
    this.controller.pause();
    clearTimeout(this.#stallTimer);
    this.#stallTimer = setTimeout(() => this.cancel(), this.idle).unref();
  }
}
