import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { AutosavedEdit, type AutosavedEditState, type AutosaveStore, type Unsaved } from "@/lib/drafts/autosaved-edit";
import { draftSlot, NO_STORAGE, ownedSlot, type DraftSlot } from "@/lib/drafts/drafts";
import { createNotifier } from "@/lib/store";
import { areSameBlocks } from "./arrange-blocks";

type Blocks = readonly ReportBlock[];

/** A report's blocks as the user has them; the same object until something changes. */
export interface BlockEdit extends AutosavedEditState<Blocks> {
  readonly blocks: Blocks;
}

/** The calls to the service that the edits need. */
export type BlockStore = Pick<AutosaveStore<Blocks, FullPeriodReport>, "read" | "write" | "onStored">;

/** Changes to the blocks of one report, with undo. They are saved automatically. */
export class BlockEdits {
  private readonly edited: AutosavedEdit<Blocks, FullPeriodReport>;
  private shown: BlockEdit;
  private readonly changes = createNotifier();
  private readonly slot: DraftSlot;

  /**
   * @param stored the blocks as the service last returned them
   * @param slot has unsaved edits of an earlier visit, which are restored
   */
  constructor(store: BlockStore, stored: Blocks, slot: DraftSlot = draftSlot(NO_STORAGE, "", "forms")) {
    this.slot = ownedSlot(slot);
    const draft = this.slot.read();
    const kept = draft && readDraft(draft.text);
    const restored =
      draft && kept && !areSameBlocks(kept.current, stored) ? { value: kept.current, at: draft.at } : null;
    // Deletes an unreadable draft, or one that is saved already: later it would conflict with newer blocks.
    if (draft && !restored) this.slot.write(null);
    this.edited = new AutosavedEdit(
      {
        ...store,
        // Updates the cached report, so that the page can show both versions.
        onConflict: store.onStored,
        valueOf: ({ blocks = [] }) => blocks,
        isSame: areSameBlocks,
        isWritable: ({ isPublished }) => !isPublished,
        onChange: () => {
          this.announce();
        },
      },
      // A restored edit is compared with the blocks that it began with: if the report has changed, there is a conflict.
      restored && kept ? kept.stored : stored,
      restored,
    );
    this.shown = this.show();
  }

  readonly subscribe = this.changes.subscribe;
  readonly edit = (): BlockEdit => this.shown;

  /**
   * Takes over the service's blocks; if there are unsaved changes, only once they are undone. If the blocks were
   * changed elsewhere, the undo history is lost.
   */
  takeOver(blocks: Blocks): void {
    this.edited.takeOver(blocks);
  }

  /** @param step identifies the field for typing: successive changes with the same step are undone together */
  change(blocks: Blocks, step: string | null = null): void {
    this.edited.change(blocks, step);
  }

  undo(): void {
    this.edited.undo();
  }

  redo(): void {
    this.edited.redo();
  }

  /** Ends a conflict: "mine" overwrites the stored value, "theirs" takes it over, and undo brings mine back. */
  resolve(choice: "mine" | "theirs"): void {
    this.edited.resolve(choice);
  }

  /** Discards an edit that was restored from an earlier visit; redo brings it back. */
  discardRestored(): void {
    this.edited.discardRestored();
  }

  /**
   * Saves at once, and retries failed saves; later if the service has asked to wait. Resolves when no save is running;
   * true when everything is saved.
   */
  flush(): Promise<boolean> {
    return this.edited.flush();
  }

  /**
   * Saves before the user leaves, but not a restored edit that was left alone. Returns the reason why something is not
   * saved; null if everything is saved.
   */
  settle(): Promise<Unsaved | null> {
    return this.edited.settle();
  }

  /**
   * Sends unsaved edits as the page is left, without waiting for a response. Edits that could overwrite changes by
   * others are not sent, nor restored ones: see {@link AutosavedEdit.sendOnLeave}.
   */
  sendOnLeave(): void {
    this.edited.sendOnLeave();
  }

  private announce(): void {
    this.shown = this.show();
    const { stored, current } = this.edited;
    this.slot.write(this.edited.isDirty() ? { text: JSON.stringify({ stored, current }), count: 1 } : null);
    this.changes.notify();
  }

  private show(): BlockEdit {
    return { blocks: this.edited.current, ...this.edited.state() };
  }
}

/** Null if the text is no draft. Only ids and types are checked: the service refuses invalid blocks on saving. */
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
