import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { isUnread, sameContent, type UnreadText } from "@/lib/grid/cell-content";
import type { CellState } from "@/lib/grid/grid-model";
import { createNotifier } from "@/lib/store";
import { changeOf, itemOf, type ValueAddress } from "./value-address";

export type ValueContent = number | null | UnreadText;

/** A change that the service has not confirmed. */
export interface ValueEdit {
  readonly address: ValueAddress;
  readonly content: ValueContent;
  /**
   * The stored value when the edit began, or the value that an undo or redo expects. The service rejects the save if
   * another value is stored by then.
   */
  readonly base: number | null;
  readonly trouble?: "failed" | "conflict";
}

export interface ValueChange {
  readonly address: ValueAddress;
  readonly content: ValueContent;
  /** Set by undo and redo: the content that they expect to find. If another value is stored, the edit is a conflict. */
  readonly expected?: ValueContent | undefined;
}

/** A value that somebody else changed after the user had typed another. */
export interface Conflict {
  readonly key: string;
  readonly address: ValueAddress;
  readonly mine: number | null;
  readonly theirs: number | null;
}

export interface EditCounts {
  /** Number of edits to be sent; `saving` counts the edits that are being sent. */
  readonly waiting: number;
  readonly saving: number;
  readonly failed: number;
  readonly conflicts: number;
  readonly unread: number;
}

/** True while the service does not have all that was typed. */
export function hasUnsaved({ waiting, saving, failed, conflicts, unread }: EditCounts): boolean {
  return waiting + saving + failed + conflicts + unread > 0;
}

/** Called with the ids of the key figures whose values changed. */
type Listener = (keyFigureIds: ReadonlySet<string>) => void;

/**
 * The values of one fiscal year as the user sees them: the stored values, overlaid with edits. An edit stays until the
 * service has confirmed exactly its content, so that no failure or late response can lose it.
 */
export class ValueEdits {
  private stored = new Map<string, KeyFigureData>();
  private readonly edits = new Map<string, ValueEdit>();
  /** The changes in the running PUT. */
  private sending = new Map<string, KeyFigureDataChange>();
  /**
   * Values of a PUT whose response was lost: they may be stored. Until a later list shows the stored values, an edit
   * back to the last known value is sent too.
   */
  private readonly unsure = new Map<string, number | null>();
  /** By key: the value of somebody else that the user replaced when resolving a conflict. */
  private readonly overruled = new Map<string, number | null>();
  private conflictList: readonly Conflict[] | null = null;
  private readonly changes = createNotifier<Parameters<Listener>>();

  subscribe(listener: Listener): () => void {
    return this.changes.subscribe(listener);
  }

  /**
   * Takes over the service's complete list. An edit ends when its value is stored by now. If somebody else has changed
   * the value, the edit becomes a conflict.
   */
  setStored(list: readonly KeyFigureData[]): void {
    const before = this.stored;
    this.stored = new Map(list.map((item) => [keyFigureDataKey(item), item]));
    const touched = new Set<string>();
    for (const [key, item] of this.stored)
      if (!Object.is(before.get(key)?.value, item.value)) touched.add(item.keyFigureInfoId);
    for (const [key, item] of before) if (!this.stored.has(key)) touched.add(item.keyFigureInfoId);
    for (const [key, edit] of this.edits) {
      // Values that are being sent are compared when the response arrives.
      if (!this.sending.has(key) && this.revalidate(key, edit)) touched.add(edit.address.keyFigureInfoId);
    }
    this.notify(touched);
  }

  /** True when a response was lost and no later list has shown the stored values. */
  isUnsure(): boolean {
    return this.unsure.size > 0;
  }

  storedValue(key: string): number | null {
    return this.stored.get(key)?.value ?? null;
  }

  contentOf(address: ValueAddress): ValueContent {
    const key = keyFigureDataKey(address);
    const edit = this.edits.get(key);
    return edit ? edit.content : this.storedValue(key);
  }

  stateOf(address: ValueAddress): CellState {
    const key = keyFigureDataKey(address);
    const edit = this.edits.get(key);
    if (!edit) return "plain";
    if (isUnread(edit.content)) return "unread";
    if (edit.trouble) return edit.trouble;
    return this.isBeingSent(key, edit) ? "saving" : "unsaved";
  }

  /** The addresses of all values, edits included; cleared values are left out. */
  filled(): ValueAddress[] {
    const addresses: ValueAddress[] = [];
    for (const [key, item] of this.stored) if (!this.edits.has(key) && item.value !== null) addresses.push(item);
    for (const { address, content } of this.edits.values()) if (content !== null) addresses.push(address);
    return addresses;
  }

  change(changes: readonly ValueChange[]): void {
    for (const change of changes) this.put(change);
    this.notify(new Set(changes.map(({ address }) => address.keyFigureInfoId)));
  }

  /** All unconfirmed edits, to store as drafts. */
  unconfirmed(): ReadonlyMap<string, ValueEdit> {
    return this.edits;
  }

  /**
   * Restores unconfirmed edits of an earlier visit. An edit is dropped when its value is stored by now, and becomes a
   * conflict when somebody else has changed the value. Returns the restored edits.
   */
  restore(drafts: Iterable<ValueEdit>): ValueEdit[] {
    const restored: ValueEdit[] = [];
    for (const { address, content, base } of drafts) {
      const key = keyFigureDataKey(address);
      const stored = this.storedValue(key);
      if (this.edits.has(key) || sameContent(content, stored)) continue;
      const isConflict = !isUnread(content) && !Object.is(base, stored);
      const edit: ValueEdit = { address, content, base, ...(isConflict && { trouble: "conflict" }) };
      this.edits.set(key, edit);
      restored.push(edit);
    }
    this.notify(new Set(restored.map(({ address }) => address.keyFigureInfoId)));
    return restored;
  }

  /** The open conflicts; the same array until a value or the state of an edit changes. */
  readonly conflicts = (): readonly Conflict[] =>
    (this.conflictList ??= [...this.edits].flatMap(([key, { address, content, trouble }]) =>
      trouble === "conflict" && !isUnread(content)
        ? [{ key, address, mine: content, theirs: this.storedValue(key) }]
        : [],
    ));

  /** Ends all conflicts, or that of the key `only`: "mine" sends the user's values, "stored" drops them. */
  resolveConflicts(choice: "mine" | "stored", only?: string): void {
    const touched = new Set<string>();
    for (const [key, edit] of this.edits) {
      if (edit.trouble !== "conflict" || (only !== undefined && key !== only)) continue;
      touched.add(edit.address.keyFigureInfoId);
      if (choice === "stored") this.edits.delete(key);
      else {
        const theirs = this.storedValue(key);
        this.overruled.set(key, theirs);
        this.edits.set(key, { ...withoutTrouble(edit), base: theirs });
      }
    }
    this.notify(touched);
  }

  /** The value of somebody else that the user replaced in the key's latest conflict; undefined if there was none. */
  overruledValue(key: string): number | null | undefined {
    return this.overruled.get(key);
  }

  /** Begins a save with all edits that can be sent; empty when there are none or a save is running. */
  beginSave(): KeyFigureDataChange[] {
    if (this.sending.size > 0) return [];
    const touched = new Set<string>();
    for (const [key, edit] of this.edits) {
      if (isUnread(edit.content) || edit.trouble === "conflict") continue;
      this.sending.set(key, changeOf(edit.address, edit.content, edit.base));
      if (edit.trouble) this.edits.set(key, withoutTrouble(edit));
      touched.add(edit.address.keyFigureInfoId);
    }
    this.notify(touched);
    return [...this.sending.values()];
  }

  /** Ends a successful save: the sent values are stored now. Later edits stay. */
  confirmSave(): void {
    const touched = new Set<string>();
    for (const [key, item] of this.sending) {
      const { value } = item;
      if (value === null) this.stored.delete(key);
      else this.stored.set(key, itemOf(item, value));
      this.unsure.delete(key);
      touched.add(item.keyFigureInfoId);
      const edit = this.edits.get(key);
      if (!edit) continue;
      if (sameContent(edit.content, value)) this.edits.delete(key);
      else this.edits.set(key, { ...edit, base: value });
    }
    this.sending = new Map();
    this.notify(touched);
  }

  /** Ends a failed save; its edits stay. `maybeStored` means that the response was lost. */
  failSave(maybeStored: boolean): void {
    if (maybeStored) for (const [key, { value }] of this.sending) this.unsure.set(key, value);
    this.endSave("failed");
  }

  /** Ends a save that was refused because stored values had changed. Its edits wait for the new list. */
  returnSave(): void {
    this.endSave(undefined);
  }

  private endSave(trouble: "failed" | undefined): void {
    const touched = new Set<string>();
    for (const [key, item] of this.sending) {
      touched.add(item.keyFigureInfoId);
      const edit = this.edits.get(key);
      if (trouble && edit && !isUnread(edit.content)) this.edits.set(key, { ...edit, trouble });
    }
    this.sending = new Map();
    this.notify(touched);
  }

  counts(): EditCounts {
    const counts = { waiting: 0, saving: 0, failed: 0, conflicts: 0, unread: 0 };
    for (const [key, edit] of this.edits) {
      if (isUnread(edit.content)) counts.unread++;
      else if (edit.trouble === "failed") counts.failed++;
      else if (edit.trouble === "conflict") counts.conflicts++;
      else if (this.isBeingSent(key, edit)) counts.saving++;
      else counts.waiting++;
    }
    return counts;
  }

  private put({ address, content, expected }: ValueChange): void {
    const key = keyFigureDataKey(address);
    const stored = this.storedValue(key);
    const edit = this.edits.get(key);
    const isSending = this.sending.has(key);
    if (!isSending && !this.unsure.has(key) && sameContent(content, stored)) this.edits.delete(key);
    else {
      const base = edit ? edit.base : expected === undefined || isUnread(expected) ? stored : expected;
      // Typing again or undo does not end a conflict with a change by somebody else.
      const isConflict = edit?.trouble === "conflict" || (!isSending && !isUnread(content) && !Object.is(base, stored));
      this.edits.set(key, { address, content, base, ...(isConflict && { trouble: "conflict" }) });
    }
  }

  /** Compares an edit with the stored value. Returns true when the edit has changed. */
  private revalidate(key: string, edit: ValueEdit): boolean {
    const stored = this.storedValue(key);
    const { address, content, base, trouble } = edit;
    const isMine = this.unsure.has(key) && Object.is(this.unsure.get(key), stored);
    this.unsure.delete(key);
    if (sameContent(content, stored)) this.edits.delete(key);
    else if (Object.is(base, stored)) {
      if (trouble !== "conflict") return false;
      this.edits.set(key, withoutTrouble(edit));
    } else if (isMine) this.edits.set(key, { address, content, base: stored });
    // An unreadable text is not sent. The number that replaces it will be compared.
    else if (isUnread(content)) return false;
    else this.edits.set(key, { address, content, base, trouble: "conflict" });
    return true;
  }

  private isBeingSent(key: string, edit: ValueEdit): boolean {
    const sent = this.sending.get(key);
    return sent !== undefined && sameContent(edit.content, sent.value);
  }

  private notify(keyFigureIds: ReadonlySet<string>): void {
    if (keyFigureIds.size === 0) return;
    this.conflictList = null;
    this.changes.notify(keyFigureIds);
  }
}

function withoutTrouble({ address, content, base }: ValueEdit): ValueEdit {
  return { address, content, base };
}
