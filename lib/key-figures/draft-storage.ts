import { parseWire, writeWire } from "@/contract/wire";
import { isUnread } from "../grid/cell-content";
import { keyOf } from "./value-address";
import type { ValueContent, ValueEdit } from "./value-edits";

/** Where a browser keeps texts; its methods throw when it is full or switched off. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface Drafts {
  readonly edits: readonly ValueEdit[];
  /** When the latest of them was typed. */
  readonly at: Date;
}

/** Keeps the edits of one user in one fiscal year that the service has not confirmed, across reloads and sign-ins. */
export class DraftStorage {
  private readonly name: string;
  /** Keys that this page wrote, so that it takes away only its own and leaves those of another tab. */
  private readonly written = new Set<string>();

  constructor(
    private readonly storage: TextStorage,
    userName: string,
    companyId: string,
    fiscalYearId: string,
  ) {
    this.name = ["nyckeltal.keyFigureDrafts", userName, companyId, fiscalYearId].map(encodeURIComponent).join("/");
  }

  /** What was left unconfirmed; null when nothing was, or what is stored cannot be read. */
  read(): Drafts | null {
    const edits = this.stored();
    if (!edits || edits.edits.size === 0) return null;
    for (const key of edits.edits.keys()) this.written.add(key);
    return { edits: [...edits.edits.values()], at: edits.at };
  }

  /** Keeps these edits and forgets those this page kept before. False when the browser has no room for them. */
  write(edits: ReadonlyMap<string, ValueEdit>): boolean {
    const kept = this.stored()?.edits ?? new Map<string, ValueEdit>();
    for (const key of this.written) if (!edits.has(key)) kept.delete(key);
    for (const [key, edit] of edits) {
      kept.set(key, edit);
      this.written.add(key);
    }
    try {
      if (kept.size === 0) this.storage.removeItem(this.name);
      else this.storage.setItem(this.name, writeDrafts(kept.values(), new Date()));
      return true;
    } catch {
      return false;
    }
  }

  private stored(): { edits: Map<string, ValueEdit>; at: Date } | null {
    try {
      const text = this.storage.getItem(this.name);
      return text === null ? null : readDrafts(text);
    } catch {
      return null;
    }
  }
}

function writeDrafts(edits: Iterable<ValueEdit>, at: Date): string {
  return writeWire({
    at: at.toISOString(),
    edits: [...edits].map(({ address, content, base }) => ({ address, content, base })),
  });
}

function readDrafts(text: string): { edits: Map<string, ValueEdit>; at: Date } {
  const drafts = parseWire(text) as { at: unknown; edits: unknown };
  if (typeof drafts.at !== "string" || !Array.isArray(drafts.edits)) throw new TypeError("not drafts");
  const edits = drafts.edits.map(readEdit);
  return { edits: new Map(edits.map((edit) => [keyOf(edit.address), edit])), at: new Date(drafts.at) };
}

function readEdit(draft: unknown): ValueEdit {
  const { address, content, base } = draft as ValueEdit;
  const { keyFigureInfoId, period, dimensionId } = address;
  const wellFormed =
    [keyFigureInfoId, period.start, period.end, dimensionId ?? ""].every((part) => typeof part === "string") &&
    isContent(content) &&
    (base === null || typeof base === "number");
  if (!wellFormed) throw new TypeError("not a draft");
  return { address, content, base };
}

function isContent(content: unknown): content is ValueContent {
  if (content === null || typeof content === "number") return true;
  const unread = content as ValueContent;
  return isUnread(unread) && typeof unread.text === "string" && typeof unread.reason === "string";
}
