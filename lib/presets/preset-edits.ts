import type { KeyFigurePreset } from "@/contract/presets";
import { createNotifier } from "@/lib/store";
import { ApiError } from "@/lib/api/error";
import type { Tagged } from "@/lib/api/client";
import { draftSlot, NO_STORAGE, type DraftSlot } from "@/lib/drafts/drafts";
import { isSameOrder } from "./key-figure-order";

export type PresetSave =
  | { kind: "clean" | "unsaved" | "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; error: unknown }
  /** Someone else has changed the preset; `theirs` is what the service holds now. */
  | { kind: "conflict"; theirs: readonly string[] };

/** A preset's key figures as the user has them; the same object until something changes. */
export interface PresetEdit {
  readonly keyFigureTypes: readonly string[];
  readonly save: PresetSave;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** When it was made, where it came back from an earlier visit; null once it is saved or taken back. */
  readonly restoredAt: Date | null;
}

interface WriteOptions {
  ifMatch?: string | undefined;
  keepalive?: boolean;
}

/** The calls to the service that the edits need. */
export interface PresetStore {
  read: (id: string) => Promise<Tagged<KeyFigurePreset>>;
  write: (id: string, keyFigureTypes: readonly string[], options: WriteOptions) => Promise<KeyFigurePreset>;
  /** The service has confirmed a preset. */
  onStored: (preset: KeyFigurePreset) => Promise<void>;
}

interface Entry {
  /** The preset as the service last returned it. */
  stored: readonly string[];
  current: readonly string[];
  past: (readonly string[])[];
  future: (readonly string[])[];
  save: PresetSave;
  timer: ReturnType<typeof setTimeout> | undefined;
  running: Promise<void> | undefined;
  restoredAt: Date | null;
  shown: PresetEdit;
}

/** Milliseconds, long enough to take a few switches or steps into one PUT. */
const DELAY = 600;
/** How often a save starts over because the preset was changed between reading and writing it. */
const ATTEMPTS = 3;

/**
 * Changes to which key figures presets show, with undo, saved by themselves a moment after the last one. Before a
 * save the preset is read again: what someone else has changed is not overwritten but becomes a conflict.
 */
export class PresetEdits {
  private readonly entries = new Map<string, Entry>();
  private readonly changes = createNotifier();

  /** Edits of an earlier visit that were not confirmed are taken back out of `slot`. */
  constructor(
    private readonly store: PresetStore,
    private readonly slot: DraftSlot = draftSlot(NO_STORAGE, "", "presets"),
  ) {
    const draft = slot.read();
    for (const { id, stored, current } of draft ? readDrafts(draft.text) : []) {
      const entry = newEntry(stored);
      this.entries.set(id, Object.assign(entry, { current, past: [stored], restoredAt: draft!.at }));
      entry.save = { kind: "unsaved" };
      entry.shown = shownOf(entry);
    }
  }

  readonly subscribe = this.changes.subscribe;

  /** The user's version of a preset, null when they have not changed it. */
  readonly edit = (id: string): PresetEdit | null => this.entries.get(id)?.shown ?? null;

  /** Takes the service's presets. A preset that was changed elsewhere loses its undo history. */
  takeOver(presets: readonly KeyFigurePreset[]): void {
    for (const { id, keyFigureTypes } of presets) {
      const entry = this.entries.get(id);
      if (!entry || isSameOrder(entry.stored, keyFigureTypes)) continue;
      // A restored edit may have been saved in the earlier visit whose response was lost.
      const wasSaved = entry.restoredAt !== null && isSameOrder(entry.current, keyFigureTypes);
      if (isDirty(entry) && !wasSaved) continue;
      this.entries.set(id, newEntry(keyFigureTypes));
      this.announce();
    }
  }

  /** Changes what a preset shows. `preset` is as the service last told; it is what undo leads back to. */
  change(preset: KeyFigurePreset, keyFigureTypes: readonly string[]): void {
    this.takeOver([preset]);
    const entry = this.entries.get(preset.id) ?? newEntry(preset.keyFigureTypes);
    this.entries.set(preset.id, entry);
    if (isSameOrder(entry.current, keyFigureTypes)) return;
    entry.past.push(entry.current);
    entry.future = [];
    this.become(preset.id, entry, keyFigureTypes);
  }

  undo(id: string): void {
    const entry = this.entries.get(id);
    const earlier = entry?.past.pop();
    if (!entry || !earlier) return;
    entry.future.push(entry.current);
    this.become(id, entry, earlier);
  }

  redo(id: string): void {
    const entry = this.entries.get(id);
    const later = entry?.future.pop();
    if (!entry || !later) return;
    entry.past.push(entry.current);
    this.become(id, entry, later);
  }

  /** Ends a conflict: "mine" overwrites what the service holds, "theirs" takes it over. */
  resolve(id: string, choice: "mine" | "theirs"): void {
    const entry = this.entries.get(id);
    if (entry?.save.kind !== "conflict") return;
    entry.stored = entry.save.theirs;
    if (choice === "mine") {
      this.become(id, entry, entry.current);
      return;
    }
    entry.past.push(entry.current);
    entry.future = [];
    entry.current = entry.stored;
    this.show(entry, { kind: "clean" });
  }

  /** Takes what came back from an earlier visit to what the service holds; redo brings it back once more. */
  discardRestored(id: string): void {
    const entry = this.entries.get(id);
    if (!entry?.restoredAt) return;
    clearTimeout(entry.timer);
    entry.future.push(entry.current);
    entry.past = [];
    entry.current = entry.stored;
    this.show(entry, { kind: "clean" });
  }

  /** Forgets a preset that has been deleted. */
  forget(id: string): void {
    clearTimeout(this.entries.get(id)?.timer);
    this.entries.delete(id);
    this.announce();
  }

  /** Saves at once, also what failed before. Resolves when nothing is under way; true when all of it is saved. */
  async flush(): Promise<boolean> {
    await Promise.all([...this.entries].map(([id, entry]) => this.saveNow(id, entry)));
    return [...this.entries.values()].every((entry) => !isDirty(entry));
  }

  /** The page goes away: what is not saved is sent without waiting for an answer. */
  sendOnLeave(): void {
    for (const [id, entry] of this.entries) {
      if (!isDirty(entry) || entry.save.kind === "conflict") continue;
      clearTimeout(entry.timer);
      this.store.write(id, entry.current, { keepalive: true }).catch(() => undefined);
    }
  }

  private become(id: string, entry: Entry, keyFigureTypes: readonly string[]): void {
    entry.current = keyFigureTypes;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => {
      void this.saveNow(id, entry);
    }, DELAY);
    this.show(entry, entry.running ? { kind: "saving" } : { kind: "unsaved" });
  }

  private async saveNow(id: string, entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    if (entry.running) return entry.running;
    if (!isDirty(entry) || entry.save.kind === "conflict") {
      if (entry.save.kind === "unsaved" || entry.save.kind === "failed") this.show(entry, { kind: "clean" });
      return;
    }
    entry.running = this.run(id, entry).finally(() => {
      entry.running = undefined;
    });
    return entry.running;
  }

  /** Sends the latest version until it is the stored one. */
  private async run(id: string, entry: Entry): Promise<void> {
    try {
      while (isDirty(entry)) {
        this.show(entry, { kind: "saving" });
        const theirs = await this.send(id, entry, entry.current);
        if (!theirs) continue;
        this.show(entry, { kind: "conflict", theirs });
        return;
      }
      this.show(entry, { kind: "saved", at: new Date() });
    } catch (error) {
      this.show(entry, { kind: "failed", error });
    }
  }

  /** Stores a version; answers with what someone else has stored instead when it must not be overwritten. */
  private async send(id: string, entry: Entry, sent: readonly string[]): Promise<readonly string[] | null> {
    for (let attempt = 1; ; attempt++) {
      const { value, tag } = await this.store.read(id);
      // An earlier attempt whose answer got lost may have been stored.
      const isStored = isSameOrder(value.keyFigureTypes, sent);
      if (!isStored && !isSameOrder(value.keyFigureTypes, entry.stored)) return value.keyFigureTypes;
      try {
        await this.store.onStored(isStored ? value : await this.store.write(id, sent, { ifMatch: tag }));
        entry.stored = sent;
        return null;
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof ApiError) || error.status !== 412) throw error;
      }
    }
  }

  private show(entry: Entry, save: PresetSave): void {
    entry.save = save;
    if (!isDirty(entry)) entry.restoredAt = null;
    entry.shown = shownOf(entry);
    this.announce();
  }

  private keep(): void {
    const drafts = [...this.entries]
      .filter(([, entry]) => isDirty(entry))
      .map(([id, { stored, current }]): PresetDraft => ({ id, stored, current }));
    this.slot.write(drafts.length === 0 ? null : { text: JSON.stringify(drafts), count: drafts.length });
  }

  private announce(): void {
    this.keep();
    this.changes.notify();
  }
}

interface PresetDraft {
  id: string;
  stored: readonly string[];
  current: readonly string[];
}

function readDrafts(text: string): PresetDraft[] {
  try {
    const drafts: unknown = JSON.parse(text);
    return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(draft: unknown): draft is PresetDraft {
  const { id, stored, current } = (draft ?? {}) as Record<keyof PresetDraft, unknown>;
  const areIds = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === "string");
  return typeof id === "string" && areIds(stored) && areIds(current);
}

function isDirty(entry: Entry): boolean {
  return !isSameOrder(entry.current, entry.stored);
}

function newEntry(stored: readonly string[]): Entry {
  const save = { kind: "clean" } as const;
  const shown = { keyFigureTypes: stored, save, canUndo: false, canRedo: false, restoredAt: null };
  const running = undefined;
  return { stored, current: stored, past: [], future: [], save, timer: undefined, running, restoredAt: null, shown };
}

function shownOf({ current, save, past, future, restoredAt }: Entry): PresetEdit {
  return { keyFigureTypes: current, save, canUndo: past.length > 0, canRedo: future.length > 0, restoredAt };
}
