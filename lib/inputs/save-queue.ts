import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { createNotifier } from "@/lib/store";
import { ApiError, apiErrorKind, secondsUntilRetry } from "@/lib/api/error";
import type { EditCounts, ValueEdits } from "./value-edits";

/** A save waits for a pause in typing, but not longer than this after the first unsaved edit. Milliseconds. */
const PAUSE = 800;
const MAX_WAIT = 5_000;
/** Failures that may pass by themselves are tried again, later each time. */
const FIRST_RETRY = 5_000;
const LAST_RETRY = 60_000;
/** So often a save meets values that somebody else has just changed before it takes a pause. */
const MAX_ENCOUNTERS = 5;
const PASSING = new Set([0, 429, 502, 503, 504]);
/** A page that is being left may send 64 KiB (Fetch standard, keepalive); an item takes at most some 500 bytes. */
const MAX_ITEMS_WHEN_LEAVING = 120;

export interface SendOptions {
  /** The request is to outlive the page. */
  keepalive: boolean;
}

/** The requests for the values of one fiscal year. */
export interface ValuesTransport {
  /** Sends one PUT; rejects when the service did not confirm it. */
  send: (items: KeyFigureDataChange[], options: SendOptions) => Promise<unknown>;
  /** Fetches what is stored now, where a send is refused (412) when it is not what the items say was before. */
  fetch?: () => Promise<readonly KeyFigureData[]>;
}

export interface SaveStatus extends EditCounts {
  /** The time at which the latest save was confirmed. */
  readonly savedAt: Date | null;
  /** The error of the latest save; null once one has succeeded. */
  readonly failure: unknown;
  /** The failed save will be tried again without being asked. */
  readonly retrying: boolean;
}

/** Sends the edits of one fiscal year: after a pause, one PUT at a time, until each is confirmed. */
export class SaveQueue {
  private status: SaveStatus;
  private readonly changes = createNotifier();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstUnsaved: number | null = null;
  private retryDelay = FIRST_RETRY;
  private running: Promise<void> | null = null;
  /** Edits are being marked by this queue itself; they are no reason to save. */
  private marking = false;

  constructor(
    private readonly edits: ValueEdits,
    private readonly transport: ValuesTransport,
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

  /** Sends everything that can be sent, now. Resolves when the queue is empty or a save has failed; never rejects. */
  flush(options: SendOptions = { keepalive: false }): Promise<void> {
    clearTimeout(this.timer);
    this.running ??= this.work(options).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** The page is being left: sends what a leaving page can send. The rest is in the drafts. */
  leave(): void {
    const { waiting, failed } = this.status;
    if (waiting > 0 && waiting + failed <= MAX_ITEMS_WHEN_LEAVING) void this.flush({ keepalive: true });
  }

  private schedule(): void {
    const now = Date.now();
    this.firstUnsaved ??= now;
    this.wait(Math.max(0, Math.min(PAUSE, this.firstUnsaved + MAX_WAIT - now)));
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  private async work(options: SendOptions): Promise<void> {
    let encounters = 0;
    for (;;) {
      this.firstUnsaved = null;
      try {
        // A page that is being left cannot wait for an answer; a save that is out of date is refused and stays a draft.
        if (!options.keepalive && (encounters > 0 || this.edits.isUnsure())) await this.look();
      } catch (error) {
        this.failed(error);
        return;
      }
      const items = this.mark(() => this.edits.beginSave());
      if (items.length === 0) {
        this.publish({ failure: null });
        return;
      }
      this.publish({ retrying: false });
      try {
        await this.transport.send(items, options);
      } catch (error) {
        if (this.transport.fetch && isEncounter(error) && ++encounters < MAX_ENCOUNTERS) {
          this.mark(() => {
            this.edits.returnSave();
          });
          continue;
        }
        this.failed(error);
        return;
      }
      encounters = 0;
      this.mark(() => {
        this.edits.confirmSave();
      });
      this.retryDelay = FIRST_RETRY;
      this.publish({ savedAt: new Date(), failure: null });
      // Later edits have queued up; they get their own pause unless they are old already.
      if (this.status.waiting > 0) {
        this.schedule();
        return;
      }
    }
  }

  private async look(): Promise<void> {
    const list = await this.transport.fetch?.();
    if (list)
      this.mark(() => {
        this.edits.setStored(list);
      });
  }

  private failed(error: unknown): void {
    this.mark(() => {
      this.edits.failSave(!(error instanceof ApiError) || error.saved === "unknown");
    });
    const retrying =
      error instanceof ApiError &&
      (PASSING.has(error.status) || apiErrorKind(error) === "brokenOff" || isEncounter(error));
    this.publish({ failure: error, retrying });
    if (!retrying) return;
    this.wait(Math.max(this.retryDelay, secondsUntilRetry(error, Date.now()) * 1000));
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

/** The service refused because a value is not what it was when the edit was begun. */
function isEncounter(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}
