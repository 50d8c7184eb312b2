import type { Dispatcher } from "undici";

/** Takes a body as it comes. */
export interface Sink {
  /** False when it wants to wait: the next part then comes after `Flow.resume`. */
  data: (chunk: Buffer) => boolean;
  end: () => void;
  /** The rest does not come; what was sent is not whole and must not look so. */
  cut: (error: Error) => void;
}

/** Why an answer is given up that nobody waits for any more. */
export class BrowserLeft extends Error {
  override readonly name = "BrowserLeft";
  constructor() {
    super("the browser has left");
  }
}

/** A body of which the beginning is there and the rest comes as fast as it is taken. */
export class Flow {
  #waiting: Buffer[] = [];
  #sink: Sink | undefined;
  #ended = false;
  #error: Error | undefined;
  #stalled: NodeJS.Timeout | undefined;
  #over: ((error?: Error) => void) | undefined;

  /** @param idle how long the taker may keep the upstream waiting, milliseconds */
  constructor(
    readonly controller: Dispatcher.DispatchController,
    readonly idle: number,
  ) {}

  /** The first part, before `start`. */
  get first(): Buffer {
    return this.#waiting[0] ?? Buffer.alloc(0);
  }

  push(chunk: Buffer): void {
    if (!this.#sink) {
      this.#waiting.push(chunk);
      this.controller.pause();
    } else if (!this.#sink.data(chunk)) this.#pause();
  }

  end(): void {
    clearTimeout(this.#stalled);
    this.#ended = true;
    this.#over?.();
    if (this.#sink && this.#waiting.length === 0) this.#sink.end();
  }

  fail(error: Error): void {
    clearTimeout(this.#stalled);
    this.#error = error;
    this.#over?.(error);
    this.#sink?.cut(error);
  }

  /** Calls back when nothing more comes from the upstream, with the error where it broke off. */
  whenOver(over: (error?: Error) => void): void {
    if (this.#ended || this.#error) over(this.#error);
    else this.#over = over;
  }

  /** Begins: what has come so far, then the rest. */
  start(sink: Sink): void {
    this.#sink = sink;
    if (this.#error) sink.cut(this.#error);
    else this.#drain();
  }

  resume(): void {
    clearTimeout(this.#stalled);
    this.#drain();
  }

  /** Nobody wants the rest. */
  cancel(): void {
    clearTimeout(this.#stalled);
    if (this.#ended || this.#error) return;
    this.controller.abort(new BrowserLeft());
  }

  #drain(): void {
    for (let chunk = this.#waiting.shift(); chunk; chunk = this.#waiting.shift()) {
      if (!this.#sink!.data(chunk)) {
        this.#pause();
        return;
      }
    }
    if (this.#ended) this.#sink!.end();
    else this.controller.resume();
  }

  #pause(): void {
    this.controller.pause();
    clearTimeout(this.#stalled);
    this.#stalled = setTimeout(() => this.cancel(), this.idle).unref();
  }
}
