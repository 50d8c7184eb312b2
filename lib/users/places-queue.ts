import type { User } from "@/contract/users/user";
import type { CompanyPlaceChange } from "@/contract/users/user-companies";
import { apiErrorKind } from "@/lib/api/error";
import { createStore } from "@/lib/store";
import type { PlacesModel } from "./places-model";

/** A save waits for a pause in typing, milliseconds. */
const PAUSE = 800;
/** Changes in one request: the service takes more, but a person sees the first of many saved sooner. */
const AT_ONCE = 2_000;

interface PlacesTransport {
  /** Sends changes; rejects when they were not confirmed. */
  send: (changes: CompanyPlaceChange[]) => Promise<unknown>;
  /** Fetches the users as they are now. */
  fetch: () => Promise<readonly User[]>;
}

export interface PlacesStatus {
  readonly saving: number;
  readonly failed: number;
  readonly waiting: number;
  readonly conflicts: number;
  readonly savedAt: Date | null;
}

/** Sends the changes of who sees what: after a pause, one request at a time. */
export class PlacesQueue {
  readonly status = createStore<PlacesStatus>({ saving: 0, failed: 0, waiting: 0, conflicts: 0, savedAt: null });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;

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

  /** Sends everything that can be sent, now; never rejects. */
  flush(isRetry = false): Promise<void> {
    clearTimeout(this.timer);
    this.running ??= this.work(isRetry).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async work(isRetry: boolean): Promise<void> {
    const all = this.model.take(isRetry);
    for (let at = 0; at < all.length; at += AT_ONCE) await this.save(all.slice(at, at + AT_ONCE));
  }

  private async save(changes: CompanyPlaceChange[]): Promise<void> {
    try {
      await this.transport.send(changes);
      this.model.settle(changes, "saved");
      this.publish({ savedAt: new Date() });
    } catch (error) {
      const isRule = apiErrorKind(error) === "rule";
      const conflicted = isRule && (await this.findConflicts(changes));
      const users = [...new Set(changes.map(({ userName }) => userName))];
      if (conflicted) return;
      if (!isRule || users.length === 1) this.model.settle(changes, "failed");
      // One user's change that a rule forbids keeps no other's from being saved.
      else for (const name of users) await this.save(changes.filter(({ userName }) => userName === name));
    }
  }

  /** True where a place was not the one that was seen: what nobody else has changed waits to be sent again. */
  private async findConflicts(changes: CompanyPlaceChange[]): Promise<boolean> {
    try {
      const users = await this.transport.fetch();
      const before = this.model.count("conflict");
      this.model.store(users);
      if (this.model.count("conflict") === before) return false;
      this.model.settle(changes, "unsaved");
      return true;
    } catch {
      return false;
    }
  }

  private publish(change: Partial<Pick<PlacesStatus, "savedAt">>): void {
    const { model } = this;
    this.status.set({
      savedAt: change.savedAt ?? this.status.get().savedAt,
      saving: model.count("saving"),
      failed: model.count("failed"),
      waiting: model.count("unsaved"),
      conflicts: model.count("conflict"),
    });
  }
}
