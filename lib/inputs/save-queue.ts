import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { createNotifier } from "@/lib/store";
import { ApiError, apiErrorKind, isTransient } from "@/lib/api/error";
import { RetryTime } from "@/lib/api/retry-time";
import type { EditCounts, ValueEdits } from "./value-edits";

/** Milliseconds: a save waits for a pause in typing, but at most MAX_WAIT after the first unsaved edit. */
const PAUSE = 800;
const MAX_WAIT = 5_000;
/** Milliseconds before the first automatic retry. The delay doubles each time, up to LAST_RETRY. */
const FIRST_RETRY = 5_000;
const LAST_RETRY = 60_000;
/** Number of successive refusals (412), because somebody else changes the values, before the queue pauses. */
const MAX_REFUSALS = 5;
/**
 * A page that is left may send 64 KiB (Fetch standard, keepalive). An item with long ids has about 500 bytes; one with
 * an object's id of many non-ASCII letters may have more.
 */
const MAX_ITEMS_WHEN_LEAVING = 120;

export interface SendOptions {
  /** True for a request that must outlive the page. */
  keepalive: boolean;
}

/** The requests for the values of one fiscal year. */
export interface ValuesTransport {
  /** Sends one PUT; rejects when the service did not confirm it. */
  send: (items: KeyFigureDataChange[], options: SendOptions) => Promise<unknown>;
  /** Fetches the stored values. Present if `send` fails with a 412 when a stored value differs from `before`. */
  fetch?: () => Promise<readonly KeyFigureData[]>;
}

export interface SaveStatus extends EditCounts {
  /** The time of the latest confirmed save. */
  readonly savedAt: Date | null;
  /** The error of the latest save; null once one has succeeded. */
  readonly failure: unknown;
  /** True when the failed save will be retried automatically. */
  readonly retrying: boolean;
}

/** Saves the edits of one fiscal year: after a pause, one PUT at a time, until all are confirmed. */
export class SaveQueue {
  private status: SaveStatus;
  private readonly changes = createNotifier();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstUnsaved: number | null = null;
  private retryDelay = FIRST_RETRY;
  private readonly retryTime = new RetryTime();
  private running: Promise<void> | null = null;
  /** True when a flush was asked for during a save: edits made since that save began are then sent right after it. */
  private sendsRest = false;
  /** True while this queue changes the state of edits itself, which must not trigger a save. */
  private marking = false;

  constructor(
    private readonly edits: ValueEdits,
    private transport: ValuesTransport,
  ) {
    this.status = { ...edits.counts(), savedAt: null, failure: null, retrying: false };
    edits.subscribe(() => {
      if (this.marking) return;
      this.publish({});
      if (this.status.waiting > 0) this.schedule();
    });
  }

  readonly subscribe = this.changes.subscribe;

  readonly getStatus = (): SaveStatus => this.status;

  /** Sends later requests through another transport, for example after the days of the fiscal year have changed. */
  setTransport(transport: ValuesTransport): void {
    this.transport = transport;
  }

  /**
   * Sends all edits that can be sent, as soon as the service allows it. Resolves when the present ones are saved or a
   * save has failed; never rejects.
   */
  flush(options: SendOptions = { keepalive: false }): Promise<void> {
    clearTimeout(this.timer);
    this.sendsRest = this.running !== null;
    this.running ??= this.work(options).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /**
   * Sends waiting edits as the page is left, and failed ones with them, unless a save runs, they are too many or the
   * service has asked to wait. The drafts keep what is not sent.
   */
  leave(): void {
    if (this.retryTime.wait() > 0) return;
    const { waiting, failed } = this.status;
    if (waiting > 0 && waiting + failed <= MAX_ITEMS_WHEN_LEAVING) void this.flush({ keepalive: true });
  }

  private schedule(): void {
    const now = Date.now();
    this.firstUnsaved ??= now;
    this.wait(Math.min(PAUSE, this.firstUnsaved + MAX_WAIT - now));
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  private async work(options: SendOptions): Promise<void> {
    let refusals = 0;
    for (;;) {
      // Without a wait the first request is sent synchronously, as a page that is left needs.
      if (this.retryTime.wait() > 0) await this.retryTime.passed();
      this.firstUnsaved = null;
      try {
        // A page that is left cannot wait for a response. An outdated save is refused, and its edits stay drafts.
        if (!options.keepalive && (refusals > 0 || this.edits.isUnsure())) await this.refetch();
      } catch (error) {
        // Without the stored values nothing can be sent. The save begins only for `failed` to mark its edits.
        this.mark(() => this.edits.beginSave());
        this.failed(error, false);
        return;
      }
      const items = this.mark(() => this.edits.beginSave());
      if (items.length === 0) {
        this.retryDelay = FIRST_RETRY;
        this.publish({ failure: null, retrying: false });
        return;
      }
      this.publish({ retrying: false });
      try {
        await this.transport.send(items, options);
      } catch (error) {
        if (this.transport.fetch && !options.keepalive && isRefused(error) && ++refusals < MAX_REFUSALS) {
          this.mark(() => {
            this.edits.returnSave();
          });
          continue;
        }
        this.failed(error, !(error instanceof ApiError) || error.saved === "unknown");
        return;
      }
      refusals = 0;
      this.mark(() => {
        this.edits.confirmSave();
      });
      this.retryDelay = FIRST_RETRY;
      this.publish({ savedAt: new Date(), failure: null });
      // Edits made during the save get a pause of their own, unless they have waited for long or are asked for.
      const { sendsRest } = this;
      this.sendsRest = false;
      if (this.status.waiting > 0 && !sendsRest) {
        this.schedule();
        return;
      }
    }
  }

  private async refetch(): Promise<void> {
    const list = await this.transport.fetch?.();
    if (list)
      this.mark(() => {
        this.edits.setStored(list);
      });
  }

  private failed(error: unknown, maybeStored: boolean): void {
    this.mark(() => {
      this.edits.failSave(maybeStored);
    });
    this.retryTime.heed(error);
    const retrying = isTransient(error) || apiErrorKind(error) === "tooMany" || isRefused(error);
    this.publish({ failure: error, retrying });
    if (!retrying) return;
    this.wait(this.retryDelay);
    this.retryDelay = Math.min(this.retryDelay * 2, LAST_RETRY);
  }

  private mark<T>(marking: () => T): T {
    this.marking = true;
    try {
      return marking();
    } finally {
      this.marking = false;
    }
  }

  private publish(change: Partial<SaveStatus>): void {
    this.status = { ...this.status, ...change, ...this.edits.counts() };
    this.changes.notify();
  }
}

/** A transport whose code is loaded with the first request. */
export function lazyTransport(load: () => Promise<Required<ValuesTransport>>): Required<ValuesTransport> {
  return {
    send: async (items, options) => (await load()).send(items, options),
    fetch: async () => (await load()).fetch(),
  };
}

/** True when the service refused because a stored value has changed since the edit began. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}
