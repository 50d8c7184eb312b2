import { parseWire, writeWire } from "@/contract/wire";
import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import type { DraftSlot } from "@/lib/drafts/drafts";
import { isUnread } from "@/lib/grid/cell-content";
import type { ValueContent, ValueEdit } from "./value-edits";

export interface Drafts {
  readonly edits: readonly ValueEdit[];
  /** The time of the latest change of the drafts. */
  readonly at: Date;
}

/** Stores the unconfirmed edits of one user in one fiscal year until they are confirmed or the user signs out. */
export class DraftStorage {
  /** Keys that this page has read or written. Only these are removed, because other tabs may have written others. */
  private readonly own = new Set<string>();

  constructor(private readonly slot: DraftSlot) {}

  /** Loads the unconfirmed values; null when there are none or they cannot be read. */
  read(): Drafts | null {
    const stored = this.stored();
    if (!stored || stored.edits.size === 0) return null;
    for (const key of stored.edits.keys()) this.own.add(key);
    return { edits: [...stored.edits.values()], at: stored.at };
  }

  /** Stores these edits instead of this page's previous ones. Returns false when the browser has no room for them. */
  write(edits: ReadonlyMap<string, ValueEdit>): boolean {
    const kept = this.stored()?.edits ?? new Map<string, ValueEdit>();
    for (const key of this.own) if (!edits.has(key)) kept.delete(key);
    for (const [key, edit] of edits) {
      kept.set(key, edit);
      this.own.add(key);
    }
    return this.slot.write(kept.size === 0 ? null : { text: writeDrafts(kept.values()), count: kept.size });
  }

  private stored(): { edits: Map<string, ValueEdit>; at: Date } | null {
    const draft = this.slot.read();
    try {
      return draft && { edits: readDrafts(draft.text), at: draft.at };
    } catch {
      return null;
    }
  }
}

function writeDrafts(edits: Iterable<ValueEdit>): string {
  return writeWire([...edits].map(({ address, content, base }) => ({ address, content, base })));
}

function readDrafts(text: string): Map<string, ValueEdit> {
  const drafts = parseWire(text);
  if (!Array.isArray(drafts)) throw new TypeError("not drafts");
  return new Map(drafts.map(readEdit).map((edit) => [keyFigureDataKey(edit.address), edit]));
}

/** @throws {TypeError} if the draft does not have the form of an edit */
export function readEdit(draft: unknown): ValueEdit {
  const { address, content, base } = draft as ValueEdit;
  const { keyFigureInfoId, period, dimensionId } = address;
  const wellFormed =
    [keyFigureInfoId, period.start, period.end, dimensionId ?? ""].every((part) => typeof part === "string") &&
    isContent(content) &&
    (base === null || typeof base === "number");
  if (!wellFormed) throw new TypeError("not a draft");
  return { address, content, base };
}

export function isContent(content: unknown): content is ValueContent {
  if (content === null || typeof content === "number") return true;
  const unread = content as ValueContent;
  return isUnread(unread) && typeof unread.text === "string" && typeof unread.reason === "string";
}
