import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { isUnread, sameContent, type UnreadText } from "@/lib/grid/cell-content";
import type { CellState } from "@/lib/grid/grid-model";
import { createNotifier } from "@/lib/store";
import { changeOf, itemOf, keyOf, type ValueAddress } from "./value-address";

export type ValueContent = number | null | UnreadText;

/** A change that the service has not confirmed. */
export interface ValueEdit {
  readonly address: ValueAddress;
  readonly content: ValueContent;
  /** The stored value when the edit began: the service rejects the save if another value is stored by then. */
  readonly base: number | null;
  readonly trouble?: "failed" | "conflict";
}

export interface ValueChange {
  readonly address: ValueAddress;
  readonly content: ValueContent;
  /** Set by undo and redo: the content that the value has unless somebody else has changed it. */
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
  /** To be sent, or being sent. */
  readonly waiting: number;
  readonly saving: number;
  readonly failed: number;
  readonly conflicts: number;
  readonly unread: number;
}

/** Called with the ids of the key figures whose values changed. */
type Listener = (keyFigureIds: ReadonlySet<string>) => void;

/**
 * The values of one fiscal year as the user sees them: what the service stores, and over it what has been typed. An
 * edit stays until the service has confirmed exactly its content, so no failure and no late answer can drop it.
 */
export class ValueEdits {
  private stored = new Map<string, KeyFigureData>();
  private readonly edits = new Map<string, ValueEdit>();
  /** The changes in the PUT under way. */
  private sending = new Map<string, KeyFigureDataChange>();
  /** Values whose response was lost, so that they may be stored or not: an edit back to the old one is sent too. */
  private readonly unsure = new Map<string, number | null>();
  private conflictList: readonly Conflict[] | null = null;
  private readonly changes = createNotifier<Parameters<Listener>>();

  subscribe(listener: Listener): () => void {
    return this.changes.subscribe(listener);
  }

  /**
   * Takes the service's complete list. An edit whose value is stored by now is done with; one whose value somebody
   * else changed waits for the user's decision.
   */
  setStored(list: readonly KeyFigureData[]): void {
    const before = this.stored;
    this.stored = new Map(list.map((item) => [keyOf(item), item]));
    const touched = new Set<string>();
    for (const [key, item] of this.stored)
      if (!Object.is(before.get(key)?.value, item.value)) touched.add(item.keyFigureInfoId);
    for (const [key, item] of before) if (!this.stored.has(key)) touched.add(item.keyFigureInfoId);
    for (const [key, edit] of this.edits) {
      // A value that is being sent is compared when its own response comes.
      if (!this.sending.has(key) && this.revalidate(key, edit)) touched.add(edit.address.keyFigureInfoId);
    }
    this.notify(touched);
  }

  /** True while a response is lost and no later list has shown the stored value. */
  isUnsure(): boolean {
    return this.unsure.size > 0;
  }

  storedValue(key: string): number | null {
    return this.stored.get(key)?.value ?? null;
  }

  contentOf(address: ValueAddress): ValueContent {
    const key = keyOf(address);
    const edit = this.edits.get(key);
    return edit ? edit.content : this.storedValue(key);
  }

  stateOf(address: ValueAddress): CellState {
    const key = keyOf(address);
    const edit = this.edits.get(key);
    if (!edit) return "plain";
    if (isUnread(edit.content)) return "unread";
    if (edit.trouble) return edit.trouble;
    return this.isBeingSent(key, edit) ? "saving" : "unsaved";
  }

  /** Every value there is, edits included; a cleared one is left out. */
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

  /** Edits to keep beside the page until they are confirmed. */
  unconfirmed(): ReadonlyMap<string, ValueEdit> {
    return this.edits;
  }

  /**
   * Puts edits back that an earlier visit had not seen confirmed. One whose value the service has meanwhile is done
   * with; one whose stored value changed meanwhile waits for the user's decision. Answers what came back.
   */
  restore(drafts: Iterable<ValueEdit>): ValueEdit[] {
    const restored: ValueEdit[] = [];
    for (const { address, content, base } of drafts) {
      const key = keyOf(address);
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

  /** The conflicts that wait for the user's decision; the same array until it changes. */
  readonly conflicts = (): readonly Conflict[] =>
    (this.conflictList ??= [...this.edits].flatMap(([key, { address, content, trouble }]) =>
      trouble === "conflict" && !isUnread(content)
        ? [{ key, address, mine: content, theirs: this.storedValue(key) }]
        : [],
    ));

  /** Ends conflicts, all or that of one value: "mine" sends the user's values, "stored" drops them. */
  resolveConflicts(choice: "mine" | "stored", only?: string): void {
    const touched = new Set<string>();
    for (const [key, edit] of this.edits) {
      if (edit.trouble !== "conflict" || (only !== undefined && key !== only)) continue;
      touched.add(edit.address.keyFigureInfoId);
      if (choice === "stored") this.edits.delete(key);
      else this.edits.set(key, { ...withoutTrouble(edit), base: this.storedValue(key) });
    }
    this.notify(touched);
  }

  /** Begins a save with all edits that can be sent; empty when there are none or a save is under way. */
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

  /** The save went through: what was sent is stored now. Edits made since then stay. */
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

  /** The save failed; all its edits stay. `maybeStored`: the answer was lost, so the service may have them. */
  failSave(maybeStored: boolean): void {
    if (maybeStored) for (const [key, { value }] of this.sending) this.unsure.set(key, value);
    this.endSave("failed");
  }

  /** The service has stored none of the save, because values changed there: its edits wait for the new list. */
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
    const key = keyOf(address);
    const stored = this.storedValue(key);
    const edit = this.edits.get(key);
    const isSending = this.sending.has(key);
    if (!isSending && !this.unsure.has(key) && sameContent(content, stored)) this.edits.delete(key);
    else {
      const base = edit ? edit.base : expected === undefined || isUnread(expected) ? stored : expected;
      // Typing again decides nothing about what somebody else wrote, nor does taking back what was typed before it.
      const isConflict = edit?.trouble === "conflict" || (!isSending && !isUnread(content) && !Object.is(base, stored));
      this.edits.set(key, { address, content, base, ...(isConflict && { trouble: "conflict" }) });
    }
  }

  /** Compares an edit with what is stored now; true when that changed it. */
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
    // A number typed in its place is then compared with the value that somebody else stored.
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
