import type { KeyFigurePreset } from "@/contract/presets";
import type { Tagged } from "@/lib/api/types";
import {
  AutosavedEdit,
  type AutosavedEditState,
  type AutosaveState,
  type AutosaveWriteOptions,
  type Unsaved,
} from "@/lib/drafts/autosaved-edit";
import { draftSlot, NO_STORAGE, ownedSlot, type DraftSlot } from "@/lib/drafts/drafts";
import { createNotifier } from "@/lib/store";
import { isSameOrder } from "./key-figure-order";

type Ids = readonly string[];

export type PresetSave = AutosaveState<Ids>;

/** The edited key figures of a preset; the same object until something changes. */
export interface PresetEdit extends AutosavedEditState<Ids> {
  readonly keyFigureTypes: Ids;
}

/** The calls to the service that the edits need. */
export interface PresetStore {
  read: (id: string) => Promise<Tagged<KeyFigurePreset>>;
  write: (id: string, keyFigureTypes: Ids, options: AutosaveWriteOptions) => Promise<KeyFigurePreset>;
  /** Called when the service has stored a preset. */
  onStored: (preset: KeyFigurePreset) => Promise<void>;
}

interface Entry {
  edited: AutosavedEdit<Ids, KeyFigurePreset>;
  shown: PresetEdit;
}

/** Edits of the key figures of presets, with undo. Each preset is saved automatically. */
export class PresetEdits {
  private readonly entries = new Map<string, Entry>();
  private readonly changes = createNotifier();
  private readonly slot: DraftSlot;

  /** @param slot has unsaved edits of an earlier visit, which are restored */
  constructor(
    private readonly store: PresetStore,
    slot: DraftSlot = draftSlot(NO_STORAGE, "", "presets"),
  ) {
    this.slot = ownedSlot(slot);
    const draft = this.slot.read();
    for (const { id, stored, current } of draft ? readDrafts(draft.text) : []) {
      this.open(id, stored, { value: current, at: draft!.at });
    }
  }

  readonly subscribe = this.changes.subscribe;

  /** The user's version of a preset; null until they change it. */
  readonly edit = (id: string): PresetEdit | null => this.entries.get(id)?.shown ?? null;

  /** Takes over presets without unsaved changes. One that was changed elsewhere loses its undo history. */
  takeOver(presets: readonly KeyFigurePreset[]): void {
    for (const { id, keyFigureTypes } of presets) this.edited(id)?.takeOver(keyFigureTypes);
  }

  /** Changes the key figures of a preset. `preset` is the stored one, to which undo leads back. */
  change(preset: KeyFigurePreset, keyFigureTypes: Ids): void {
    this.takeOver([preset]);
    (this.edited(preset.id) ?? this.open(preset.id, preset.keyFigureTypes)).change(keyFigureTypes);
  }

  undo(id: string): void {
    this.edited(id)?.undo();
  }

  redo(id: string): void {
    this.edited(id)?.redo();
  }

  /** Ends a conflict: "mine" overwrites the stored preset, "theirs" takes it over. */
  resolve(id: string, choice: "mine" | "theirs"): void {
    this.edited(id)?.resolve(choice);
  }

  /** Discards an edit that was restored from an earlier visit; redo brings it back. */
  discardRestored(id: string): void {
    this.edited(id)?.discardRestored();
  }

  /** Forgets a preset that has been deleted. */
  forget(id: string): void {
    this.edited(id)?.stop();
    this.entries.delete(id);
    this.announce();
  }

  /** Saves at once, and retries failed saves. Resolves when no save is running; true when everything is saved. */
  async flush(): Promise<boolean> {
    const saved = await Promise.all([...this.entries.values()].map(({ edited }) => edited.flush()));
    return saved.every(Boolean);
  }

  /**
   * Saves before the user leaves, but not restored edits that were left alone. Returns null if everything is saved,
   * else why something is not: a failure comes before a conflict, and that before a restored edit.
   */
  async settle(): Promise<Unsaved | null> {
    const left = await Promise.all([...this.entries.values()].map(({ edited }) => edited.settle()));
    return (["failed", "unsure", "conflict", "restored"] as const).find((kind) => left.includes(kind)) ?? null;
  }

  /** Sends the unsaved edits that {@link AutosavedEdit.sendOnLeave} allows as the page is left, without waiting. */
  sendOnLeave(): void {
    for (const { edited } of this.entries.values()) edited.sendOnLeave();
  }

  private edited(id: string): Entry["edited"] | undefined {
    return this.entries.get(id)?.edited;
  }

  private open(id: string, stored: Ids, restored: { value: Ids; at: Date } | null = null): Entry["edited"] {
    const { read, write, onStored } = this.store;
    const edited = new AutosavedEdit<Ids, KeyFigurePreset>(
      {
        read: () => read(id),
        write: (ids, options) => write(id, ids, options),
        onStored,
        valueOf: ({ keyFigureTypes }) => keyFigureTypes,
        isSame: isSameOrder,
        onChange: () => {
          const entry = this.entries.get(id);
          if (entry?.edited === edited) entry.shown = shownOf(edited);
          this.announce();
        },
      },
      stored,
      restored,
    );
    this.entries.set(id, { edited, shown: shownOf(edited) });
    return edited;
  }

  private announce(): void {
    const drafts = [...this.entries]
      .filter(([, { edited }]) => edited.isDirty())
      .map(([id, { edited }]): PresetDraft => ({ id, stored: edited.stored, current: edited.current }));
    this.slot.write(drafts.length === 0 ? null : { text: JSON.stringify(drafts), count: drafts.length });
    this.changes.notify();
  }
}

function shownOf(edited: Entry["edited"]): PresetEdit {
  return { keyFigureTypes: edited.current, ...edited.state() };
}

interface PresetDraft {
  id: string;
  stored: Ids;
  current: Ids;
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
