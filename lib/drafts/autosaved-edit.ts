import type { Tagged } from "@/lib/api/types";
import { ApiError } from "@/lib/api/error";
import { RetryTime } from "@/lib/api/retry-time";

/** The state of the save of an edit. */
export type AutosaveState<T> =
  | { kind: "clean" | "unsaved" | "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; error: unknown }
  /** Someone else has changed the value; `theirs` is the stored value. */
  | { kind: "conflict"; theirs: T };

/**
 * The reason why an edit is not known to be saved: a failure may pass, after one of kind "unsure" the service may have
 * stored the edit, and a conflict and a restored edit need the user's choice.
 */
export type Unsaved = "failed" | "unsure" | "conflict" | "restored";

/** The state of an edit, without its value. */
export interface AutosavedEditState<T> {
  readonly save: AutosaveState<T>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The time of an edit that was restored from an earlier visit; null once it is saved or undone. */
  readonly restoredAt: Date | null;
}

export interface AutosaveWriteOptions {
  ifMatch?: string | undefined;
  keepalive?: boolean;
}

/** Service calls and callbacks of an edit. The edited value is a part of a resource. */
export interface AutosaveStore<T, Resource> {
  read: () => Promise<Tagged<Resource>>;
  write: (value: T, options: AutosaveWriteOptions) => Promise<Resource>;
  /** Called with the resource as the service has stored it. */
  onStored: (resource: Resource) => Promise<void>;
  /** Called with the stored resource when somebody else has changed the value. */
  onConflict?: (resource: Resource) => Promise<void>;
  valueOf: (resource: Resource) => T;
  isSame: (one: T, other: T) => boolean;
  /** Returns false for a resource that cannot be changed any more. */
  isWritable?: (resource: Resource) => boolean;
  /** Called when the edit has changed, to store the unsaved draft. */
  onChange: () => void;
}

/** Milliseconds between the last change and the save, so that a few changes share one PUT. */
const DELAY = 600;
/** Maximum number of attempts when the resource is changed between reading and writing it. */
const ATTEMPTS = 3;

/**
 * A user's version of one value, with undo. It is saved automatically after the last change. Before each save the
 * resource is read again: a change by someone else is not overwritten but becomes a conflict.
 */
export class AutosavedEdit<T, Resource> {
  private value: T;
  private past: T[] = [];
  private future: T[] = [];
  /** Identifies the target of the last change: all typing in one field is one step of undo. */
  private step: string | null = null;
  private save: AutosaveState<T> = { kind: "clean" };
  private restoredAt: Date | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly retryTime = new RetryTime();
  private running: Promise<void> | undefined;
  /** The resource as read while the user typed and its value was `base`, for {@link sendOnLeave}; a save resets it. */
  private known: Tagged<Resource> | null = null;
  /** A value that was sent and has no response yet, so that the service may have stored it in place of `base`. */
  private unconfirmed: { value: T } | null = null;
  /** The service's value that the user's changes began with. */
  private base: T;
  /** The service's value as last seen. If it is not `base`, someone else has changed it, and a save is a conflict. */
  private latest: T;

  /**
   * @param stored the value last returned by the service, or the one that the restored edit began with
   * @param restored an unsaved edit of an earlier visit
   */
  constructor(
    private readonly store: AutosaveStore<T, Resource>,
    stored: T,
    restored: { value: T; at: Date } | null = null,
  ) {
    this.base = stored;
    this.latest = stored;
    this.value = stored;
    if (!restored) return;
    this.value = restored.value;
    this.past = [stored];
    this.restoredAt = restored.at;
    this.save = { kind: "unsaved" };
  }

  get current(): T {
    return this.isShowingLatest() ? this.latest : this.value;
  }

  /**
   * The value that the edit is compared with when its draft is restored: `base`, or after an undo to `base` the
   * unconfirmed value, which the service may have stored.
   */
  get stored(): T {
    if (this.isShowingLatest()) return this.latest;
    return this.unconfirmed && this.isAtBase() ? this.unconfirmed.value : this.base;
  }

  state(): AutosavedEditState<T> {
    const { save, past, future, restoredAt } = this;
    return { save, canUndo: past.length > 0, canRedo: future.length > 0, restoredAt };
  }

  isDirty(): boolean {
    return !this.isAtBase() || this.unconfirmed !== null;
  }

  /**
   * Takes over the service's value; if there are unsaved changes, only once they are undone. A value other than `base`
   * ends the undo history.
   */
  takeOver(value: T): void {
    if (this.store.isSame(this.latest, value)) return;
    // A restored edit may have been saved in the earlier visit, although the response was lost.
    const wasSaved = this.restoredAt !== null && this.store.isSame(this.value, value);
    this.latest = value;
    if (this.isDirty() && !wasSaved) return;
    this.stop();
    this.base = value;
    this.value = value;
    this.past = [];
    this.future = [];
    this.known = null;
    this.unconfirmed = null;
    this.step = null;
    this.become({ kind: "clean" });
  }

  /** @param step identifies the field for typing: successive changes with the same step are undone together */
  change(value: T, step: string | null = null): void {
    if (this.store.isSame(this.current, value)) return;
    if (this.isShowingLatest()) {
      this.base = this.latest;
      this.value = this.latest;
    }
    if (step === null || step !== this.step) this.past.push(this.value);
    this.future = [];
    this.step = step;
    this.goOn(value);
  }

  undo(): void {
    this.goTo(this.past, this.future);
  }

  redo(): void {
    this.goTo(this.future, this.past);
  }

  /** Ends a conflict: "mine" overwrites the stored value, "theirs" takes it over, and undo brings mine back. */
  resolve(choice: "mine" | "theirs"): void {
    if (this.save.kind !== "conflict") return;
    if (choice === "mine") {
      this.base = this.save.theirs;
      this.goOn(this.value);
      return;
    }
    this.base = this.latest;
    this.past.push(this.value);
    this.future = [];
    this.step = null;
    this.value = this.base;
    this.become({ kind: "clean" });
  }

  /** Discards an edit that was restored from an earlier visit; redo brings it back. */
  discardRestored(): void {
    if (!this.restoredAt) return;
    this.stop();
    this.future.push(this.value);
    this.past = [];
    this.step = null;
    this.value = this.base;
    if (this.endAtLatest()) return;
    if (this.unconfirmed) this.goOn(this.base);
    else this.become({ kind: "clean" });
  }

  /**
   * Saves at once, and retries failed saves; later if the service has asked to wait. Resolves when no save is running;
   * true when everything is saved.
   */
  async flush(): Promise<boolean> {
    await this.saveNow();
    return !this.isDirty();
  }

  /**
   * Saves before the user leaves. A restored edit that was left alone may be old: it is not saved, and its draft stays
   * in storage. Returns null if everything is saved, and "failed" or "unsure" if it is only saved after a wait.
   */
  async settle(): Promise<Unsaved | null> {
    // Without a timer the user has changed nothing since the edit was restored.
    if (this.restoredAt !== null && this.save.kind === "unsaved" && this.timer === undefined) return "restored";
    await this.saveNow();
    if (this.save.kind === "conflict") return "conflict";
    if (!this.isDirty()) return null;
    return this.unconfirmed ? "unsure" : "failed";
  }

  /**
   * Sends an unsaved edit as the page is left, without waiting for a response. It is not sent without a tag, because
   * that could overwrite changes by others, nor in a conflict, nor if it was restored and may be old, nor before the
   * time that the service has asked to wait for: its draft then stays in storage.
   */
  sendOnLeave(): void {
    if (!this.isDirty() || this.save.kind === "conflict" || this.restoredAt !== null) return;
    const ifMatch = this.known?.tag;
    // The timer of the automatic save goes on: the browser may show this page again.
    if (ifMatch === undefined || this.retryTime.wait() > 0) return;
    this.stop();
    this.known = null;
    this.unconfirmed = { value: this.value };
    this.store.write(this.value, { ifMatch, keepalive: true }).catch(() => undefined);
  }

  /** Cancels the automatic save until the next change. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** True when all changes of the user are undone and the service has another value than they began with. */
  private isShowingLatest(): boolean {
    return !this.running && !this.isDirty() && !this.store.isSame(this.latest, this.base);
  }

  /** Ends an undo at the service's newer value, with redo left. Returns false if there is none, or changes are left. */
  private endAtLatest(): boolean {
    if (!this.isShowingLatest()) return false;
    this.stop();
    this.past = [];
    this.known = null;
    this.step = null;
    this.become({ kind: "clean" });
    return true;
  }

  private goTo(from: T[], back: T[]): void {
    if (from.length === 0) return;
    back.push(this.value);
    this.step = null;
    this.goOn(from.pop()!);
  }

  private isAtBase(): boolean {
    return this.store.isSame(this.value, this.base);
  }

  private goOn(value: T): void {
    this.value = value;
    if (this.endAtLatest()) return;
    if (this.save.kind !== "unsaved") void this.readAhead();
    this.saveAfter(DELAY);
    this.become(this.running ? { kind: "saving" } : { kind: "unsaved" });
  }

  /** Reads the resource while the user is still typing, so that the page can be left with a tag to send. */
  private async readAhead(): Promise<void> {
    if (this.known || !this.mayReadAhead()) return;
    // A failure is shown by the save, which reads again.
    const read = await this.store.read().catch(() => null);
    if (!read || !this.mayReadAhead()) return;
    if (this.store.isSame(this.store.valueOf(read.value), this.base)) this.known = read;
  }

  private mayReadAhead(): boolean {
    return !this.running && !this.unconfirmed;
  }

  private saveAfter(delay: number): void {
    this.stop();
    this.timer = setTimeout(() => {
      void this.saveNow();
    }, delay);
  }

  private async saveNow(): Promise<void> {
    this.stop();
    if (this.running) return this.running;
    if (!this.isDirty() || this.save.kind === "conflict") {
      if (this.save.kind === "unsaved" || this.save.kind === "failed") this.become({ kind: "clean" });
      return;
    }
    const wait = this.retryTime.wait();
    if (wait > 0) {
      this.saveAfter(wait);
      return;
    }
    this.running = this.run().finally(() => {
      this.running = undefined;
      this.endAtLatest();
    });
    return this.running;
  }

  /** Sends the latest version, again and again until it is the stored one. */
  private async run(): Promise<void> {
    try {
      while (this.isDirty()) {
        this.become({ kind: "saving" });
        const theirs = await this.send(this.value);
        if (!theirs) continue;
        this.become({ kind: "conflict", theirs: theirs.value });
        return;
      }
      this.step = null;
      this.become({ kind: "saved", at: new Date() });
    } catch (error) {
      this.retryTime.heed(error);
      this.become({ kind: "failed", error });
    }
  }

  /** Stores a version. Returns the value that someone else has stored instead, if there is a conflict. */
  private async send(sent: T): Promise<{ value: T } | null> {
    const { store } = this;
    for (let attempt = 1; ; attempt++) {
      const { value: resource, tag } = await store.read().finally(() => {
        this.known = null;
      });
      const present = store.valueOf(resource);
      this.latest = present;
      // An earlier attempt may have succeeded although its response was lost.
      if (this.unconfirmed && store.isSame(present, this.unconfirmed.value)) this.base = present;
      const isStored = store.isSame(present, sent);
      const unconfirmedBefore = this.unconfirmed;
      if (!isStored && !store.isSame(present, this.base)) {
        this.unconfirmed = null;
        await store.onConflict?.(resource);
        return { value: present };
      }
      try {
        if (!isStored) {
          // An undo to `base` while this is sent must be saved too.
          this.unconfirmed = { value: sent };
          store.onChange();
        }
        const stored = isStored ? resource : await store.write(sent, { ifMatch: tag });
        this.base = sent;
        this.latest = sent;
        this.unconfirmed = null;
        await store.onStored(stored);
        return null;
      } catch (error) {
        const isRefused = error instanceof ApiError && error.saved === "no";
        if (!isStored) this.unconfirmed = isRefused ? unconfirmedBefore : { value: sent };
        const wasChanged = error instanceof ApiError && error.status === 412 && store.isWritable?.(resource) !== false;
        if (attempt === ATTEMPTS || !wasChanged) throw error;
      }
    }
  }

  private become(save: AutosaveState<T>): void {
    this.save = save;
    if (this.isAtBase()) this.restoredAt = null;
    this.store.onChange();
  }
}
