import type { User } from "@/contract/users/user";
import type { CompanyPlaceChange } from "@/contract/users/user-companies";
import { apiErrorKind } from "@/lib/api/error";
import { RetryTime } from "@/lib/api/retry-time";
import { createStore } from "@/lib/store";
import type { PlacesModel } from "./places-model";

/** Pause in typing before a save, in milliseconds. */
const PAUSE = 800;
/** Maximum number of changes in one request. The service accepts more, but smaller requests show progress sooner. */
const BATCH_SIZE = 2_000;

interface PlacesTransport {
  /** Sends changes; rejects when they were not confirmed. */
  send: (changes: CompanyPlaceChange[]) => Promise<unknown>;
  /** Fetches the users as they are now. */
  fetch: () => Promise<readonly User[]>;
}

/** The numbers of changed places by state, where `waiting` ones are to be sent, and the outcome of saves. */
export interface PlacesStatus {
  readonly saving: number;
  readonly failed: number;
  readonly waiting: number;
  readonly conflicts: number;
  readonly savedAt: Date | null;
  /** The error of the latest save that failed. */
  readonly failure: unknown;
}

/** Saves changed places: after a pause, one request at a time. */
export class PlacesQueue {
  readonly status = createStore<PlacesStatus>({
    saving: 0,
    failed: 0,
    waiting: 0,
    conflicts: 0,
    savedAt: null,
    failure: null,
  });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly retryTime = new RetryTime();
  private running: Promise<void> | null = null;
  /** True when a retry was requested during a save; it begins when that save has ended. */
  private isRetryRequested = false;

  constructor(
    private readonly model: PlacesModel,
    private readonly transport: PlacesTransport,
  ) {
    model.subscribe(() => {
      this.publish({});
      if (model.count("unsaved") === 0) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.flush(), PAUSE);
    });
  }

  /** Sends all unsaved changes as soon as the service allows it; with `isRetry`, failed ones too. Never rejects. */
  flush(isRetry = false): Promise<void> {
    clearTimeout(this.timer);
    if (this.running) this.isRetryRequested ||= isRetry;
    this.running ??= this.run(isRetry).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async run(isRetry: boolean): Promise<void> {
    await this.work(isRetry);
    while (this.isRetryRequested) {
      this.isRetryRequested = false;
      await this.work(true);
    }
  }

  private async work(isRetry: boolean): Promise<void> {
    // Before failed changes become unsaved ones, so that the failure is shown during the wait.
    await this.retryTime.passed();
    if (isRetry) this.model.retry();
    let rest = this.model.count("unsaved");
    while (rest > 0) {
      // Taken batch by batch, because the batch before may have turned some of these changes into conflicts.
      const changes = this.model.take(Math.min(rest, BATCH_SIZE));
      if (changes.length === 0) return;
      rest -= changes.length;
      await this.save(changes);
    }
  }

  private async save(changes: CompanyPlaceChange[]): Promise<void> {
    await this.retryTime.passed();
    try {
      await this.transport.send(changes);
      this.model.settle(changes, "saved");
      this.publish({ savedAt: new Date() });
    } catch (error) {
      await this.recover(changes, error);
    }
  }

  /** After a refusal, sends again those of the changes that the service may accept in other requests. */
  private async recover(changes: CompanyPlaceChange[], failure: unknown): Promise<void> {
    if (apiErrorKind(failure) !== "rule") {
      this.fail(changes, failure);
      return;
    }
    try {
      const users = await this.transport.fetch();
      this.model.settle(changes, "refused");
      // This ends the saving of each change whose stored place has changed: it is a conflict, or done already.
      this.model.store(users);
    } catch (error) {
      this.fail(changes, error);
      return;
    }
    const rest = this.model.stillSaving(changes);
    const userNames = [...new Set(rest.map(({ userName }) => userName))];
    if (rest.length < changes.length) {
      if (rest.length > 0) await this.save(rest);
    } else if (userNames.length === 1) this.fail(changes, failure);
    // Saves each user's changes in a request of their own, so that a forbidden one does not block those of others.
    else for (const name of userNames) await this.save(changes.filter(({ userName }) => userName === name));
  }

  private fail(changes: CompanyPlaceChange[], failure: unknown): void {
    this.retryTime.heed(failure);
    this.publish({ failure });
    this.model.settle(changes, "failed");
  }

  private publish(change: Partial<Pick<PlacesStatus, "savedAt" | "failure">>): void {
    const { model } = this;
    const { savedAt, failure } = this.status.get();
    this.status.set({
      savedAt,
      failure,
      ...change,
      saving: model.count("saving"),
      failed: model.count("failed"),
      waiting: model.count("unsaved"),
      conflicts: model.count("conflict"),
    });
  }
}
