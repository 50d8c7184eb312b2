import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import type { Tagged } from "@/lib/api/client";
import { ApiError } from "@/lib/api/error";
import { draftSlot, NO_STORAGE, type DraftSlot } from "@/lib/drafts/drafts";
import { createNotifier } from "@/lib/store";
import { areSameBlocks } from "./arrange-blocks";

type Blocks = readonly ReportBlock[];

export type BlockSave =
  | { kind: "clean" | "unsaved" | "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; error: unknown }
  /** Someone else has changed the report; `theirs` is what the service holds now. */
  | { kind: "conflict"; theirs: Blocks };

/** A report's blocks as the user has them; the same object until something changes. */
export interface BlockEdit {
  readonly blocks: Blocks;
  readonly save: BlockSave;
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
export interface BlockStore {
  read: () => Promise<Tagged<FullPeriodReport>>;
  write: (blocks: Blocks, options: WriteOptions) => Promise<FullPeriodReport>;
  /** The service holds the report so. */
  onStored: (report: FullPeriodReport) => Promise<void>;
}

/** Milliseconds, long enough to take a few words or steps into one PUT. */
const DELAY = 600;
/** How often a save starts over because the report was changed between reading and writing it. */
const ATTEMPTS = 3;

/**
 * Changes to the blocks of one report, with undo, saved by themselves a moment after the last one. Before a save the
 * report is read again: what someone else has changed is not overwritten but becomes a conflict.
 */
export class BlockEdits {
  private current: Blocks;
  private past: Blocks[] = [];
  private future: Blocks[] = [];
  /** Names the target of the last change: typing in one place is one step of undo. */
  private step: string | null = null;
  private save: BlockSave = { kind: "clean" };
  private restoredAt: Date | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;
  private shown: BlockEdit;
  private readonly changes = createNotifier();

  /**
   * Edits of an earlier visit that were not confirmed are taken back out of `slot`.
   * @param stored the blocks as the service last returned them
   */
  constructor(
    private readonly store: BlockStore,
    private stored: Blocks,
    private readonly slot: DraftSlot = draftSlot(NO_STORAGE, "", "forms"),
  ) {
    this.current = stored;
    const draft = slot.read();
    const kept = draft && readDraft(draft.text);
    if (draft && kept && !areSameBlocks(kept.current, stored)) {
      // Against what it was made of: a report that has changed since becomes a conflict.
      this.stored = kept.stored;
      this.current = kept.current;
      this.past = [kept.stored];
      this.restoredAt = draft.at;
      this.save = { kind: "unsaved" };
    }
    this.shown = this.show();
  }

  readonly subscribe = this.changes.subscribe;
  readonly edit = (): BlockEdit => this.shown;

  /** Takes the service's blocks. A report that was changed elsewhere loses its undo history. */
  takeOver(blocks: Blocks): void {
    if (areSameBlocks(this.stored, blocks)) return;
    const wasSaved = this.restoredAt !== null && areSameBlocks(this.current, blocks);
    if (this.isDirty() && !wasSaved) return;
    [this.stored, this.current, this.past, this.future] = [blocks, blocks, [], []];
    this.become({ kind: "clean" });
  }

  /** @param step names the target of the change where it is typing: successive ones are undone together */
  change(blocks: Blocks, step: string | null = null): void {
    if (areSameBlocks(this.current, blocks)) return;
    if (step === null || step !== this.step) this.past.push(this.current);
    this.future = [];
    this.step = step;
    this.goOn(blocks);
  }

  undo(): void {
    const earlier = this.past.pop();
    if (!earlier) return;
    this.future.push(this.current);
    this.step = null;
    this.goOn(earlier);
  }

  redo(): void {
    const later = this.future.pop();
    if (!later) return;
    this.past.push(this.current);
    this.step = null;
    this.goOn(later);
  }

  /** Ends a conflict: "mine" overwrites what the service holds, "theirs" takes it over, and undo brings mine back. */
  resolve(choice: "mine" | "theirs"): void {
    if (this.save.kind !== "conflict") return;
    this.stored = this.save.theirs;
    if (choice === "mine") {
      this.goOn(this.current);
      return;
    }
    this.past.push(this.current);
    this.future = [];
    this.current = this.stored;
    this.become({ kind: "clean" });
  }

  /** Takes what came back from an earlier visit to what the service holds; redo brings it back once more. */
  discardRestored(): void {
    if (!this.restoredAt) return;
    clearTimeout(this.timer);
    this.future.push(this.current);
    this.past = [];
    this.current = this.stored;
    this.become({ kind: "clean" });
  }

  /** Saves at once, also what failed before. Resolves when nothing is under way; true when all of it is saved. */
  async flush(): Promise<boolean> {
    await this.saveNow();
    return !this.isDirty();
  }

  /** The page goes away: what is not saved is sent without waiting for an answer. */
  sendOnLeave(): void {
    if (!this.isDirty() || this.save.kind === "conflict") return;
    clearTimeout(this.timer);
    this.store.write(this.current, { keepalive: true }).catch(() => undefined);
  }

  private goOn(blocks: Blocks): void {
    this.current = blocks;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.saveNow();
    }, DELAY);
    this.become(this.running ? { kind: "saving" } : { kind: "unsaved" });
  }

  private async saveNow(): Promise<void> {
    clearTimeout(this.timer);
    if (this.running) return this.running;
    if (!this.isDirty() || this.save.kind === "conflict") {
      if (this.save.kind === "unsaved" || this.save.kind === "failed") this.become({ kind: "clean" });
      return;
    }
    this.running = this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Sends the latest version until it is the stored one. */
  private async run(): Promise<void> {
    try {
      while (this.isDirty()) {
        this.become({ kind: "saving" });
        const theirs = await this.send(this.current);
        if (!theirs) continue;
        this.become({ kind: "conflict", theirs });
        return;
      }
      this.step = null;
      this.become({ kind: "saved", at: new Date() });
    } catch (error) {
      this.become({ kind: "failed", error });
    }
  }

  /** Stores a version; answers with what someone else has stored instead when it must not be overwritten. */
  private async send(sent: Blocks): Promise<Blocks | null> {
    for (let attempt = 1; ; attempt++) {
      const { value, tag } = await this.store.read();
      const held = value.blocks ?? [];
      // An earlier attempt whose answer got lost may have been stored.
      const isStored = areSameBlocks(held, sent);
      if (!isStored && !areSameBlocks(held, this.stored)) {
        // The page shows theirs beside it until the user has chosen.
        await this.store.onStored(value);
        return held;
      }
      try {
        const report = isStored ? value : await this.store.write(sent, { ifMatch: tag });
        this.stored = sent;
        await this.store.onStored(report);
        return null;
      } catch (error) {
        const wasChanged = error instanceof ApiError && error.status === 412 && !value.isPublished;
        if (attempt === ATTEMPTS || !wasChanged) throw error;
      }
    }
  }

  private isDirty(): boolean {
    return !areSameBlocks(this.current, this.stored);
  }

  private become(save: BlockSave): void {
    this.save = save;
    if (!this.isDirty()) this.restoredAt = null;
    this.shown = this.show();
    const { stored, current } = this;
    this.slot.write(this.isDirty() ? { text: JSON.stringify({ stored, current }), count: 1 } : null);
    this.changes.notify();
  }

  private show(): BlockEdit {
    const { current: blocks, save, past, future, restoredAt } = this;
    return { blocks, save, canUndo: past.length > 0, canRedo: future.length > 0, restoredAt };
  }
}

/** Blocks in it may be wrong in themselves: the service refuses such when they are saved. */
function readDraft(text: string): { stored: Blocks; current: Blocks } | null {
  try {
    const { stored, current } = JSON.parse(text) as Record<"stored" | "current", unknown>;
    return areBlocks(stored) && areBlocks(current) ? { stored, current } : null;
  } catch {
    return null;
  }
}

function areBlocks(value: unknown): value is Blocks {
  return (
    Array.isArray(value) &&
    value.every((block: unknown) => {
      const { id, type } = (block ?? {}) as Record<"id" | "type", unknown>;
      return typeof id === "string" && typeof type === "string";
    })
  );
}
