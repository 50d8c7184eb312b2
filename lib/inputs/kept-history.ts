import { parseWire, writeWire } from "@/contract/wire";
import { draftSlot, tabStorage, type DraftSlot } from "@/lib/drafts/drafts";
import type { CellStep, History, HistoryEntry } from "@/lib/grid/history";
import type { CellIds } from "@/lib/grid/kept-selection";
import { isContent } from "./draft-storage";
import type { FiscalYearValues } from "./fiscal-year-values";

/** Limits for the stored history of one grid: entries of each stack, and characters of both together. */
const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 100_000;

/** Milliseconds between an edit and the write; leaving the page writes at once. */
const DELAY = 150;

const kept = new WeakSet<FiscalYearValues>();

/**
 * Stores the undo histories of the grids of a fiscal year in this tab, so that undo works after a reload. A second call
 * for the same values does nothing.
 * @param scope parts of the storage key: company, fiscal year and kind of values
 */
export function keepHistory(values: FiscalYearValues, userName: string, ...scope: string[]): void {
  if (kept.has(values)) return;
  kept.add(values);
  const write = keepHistoryIn(values, (name) => draftSlot(tabStorage(), userName, "values", ...scope, name));
  window.addEventListener("pagehide", write);
}

/**
 * Stores the undo histories of all grids over some values.
 * @param slotOf returns the place to store a grid's history
 * @returns a function that writes all changes at once
 */
export function keepHistoryIn(values: FiscalYearValues, slotOf: (name: string) => DraftSlot): () => void {
  const histories = new Map<string, KeptHistory>();
  values.onGrid = (name, { edits: { history } }) => {
    const before = histories.get(name);
    if (before?.history === history) return;
    const slot = slotOf(name);
    // A new grid under the same name, as when an object gets a column, takes over the history of the one before.
    restore(history, before?.history ?? read(slot));
    histories.set(name, new KeptHistory(history, slot));
  };
  for (const [name, grid] of values.grids) values.onGrid(name, grid);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const history of histories.values()) history.write();
  };
  values.edits.subscribe(() => {
    timer ??= setTimeout(write, DELAY);
  });
  write();
  return write;
}

interface HistoryEntries {
  readonly done: readonly HistoryEntry[];
  readonly undone: readonly HistoryEntry[];
}

/**
 * Puts the done entries of an earlier grid before the present ones. Its undone entries are taken over only if there are
 * no present ones, because they cannot be redone after another edit.
 */
function restore(history: History, earlier: HistoryEntries | null): void {
  if (!earlier) return;
  if (history.done.length === 0 && history.undone.length === 0) history.undone.push(...earlier.undone);
  history.done.unshift(...earlier.done);
}

/** Reads the stored entries; null when there are none that this version can read. */
function read(slot: DraftSlot): HistoryEntries | null {
  const draft = slot.read();
  try {
    return draft && readEntries(draft.text);
  } catch {
    return null;
  }
}

/** The history of one grid with its place in the tab's storage. */
class KeptHistory {
  /** The last entries of both stacks at the latest write. */
  private written: readonly (HistoryEntry | undefined)[] | null = null;

  constructor(
    readonly history: History,
    private readonly slot: DraftSlot,
  ) {}

  /**
   * Stores the history if it has changed since the latest write. If there is no room, the stored history is deleted:
   * without the latest entries, undo of older ones would be wrong.
   */
  write(): void {
    const { done, undone } = this.history;
    const [last, lastUndone] = [done.at(-1), undone.at(-1)];
    if (!last && !lastUndone) return;
    if (this.written?.[0] === last && this.written?.[1] === lastUndone) return;
    this.written = [last, lastUndone];
    const texts = latest(done, MAX_CHARACTERS);
    const taken = texts.reduce((sum, { length }) => sum + length, 0);
    const textsUndone = latest(undone, MAX_CHARACTERS - taken);
    const text = `[[${texts.join(",")}],[${textsUndone.join(",")}]]`;
    if (!this.slot.write({ text, count: texts.length + textsUndone.length })) this.slot.write(null);
  }
}

/** The latest entries that fit, in the wire format and without gaps. */
function latest(entries: readonly HistoryEntry[], room: number): string[] {
  const texts: string[] = [];
  let left = room;
  for (const entry of entries.slice(-MAX_ENTRIES).reverse()) {
    const text = writeWire(entry);
    left -= text.length;
    if (left < 0) break;
    texts.unshift(text);
  }
  return texts;
}

function readEntries(text: string): HistoryEntries {
  const [done, undone] = parseWire(text) as unknown[];
  if (!Array.isArray(done) || !Array.isArray(undone)) throw new TypeError("not a history");
  return { done: done.map(readEntry), undone: undone.map(readEntry) };
}

/** @throws {TypeError} if the entry does not have the form of a history entry */
function readEntry(entry: unknown): HistoryEntry {
  const { cells, selection } = entry as HistoryEntry;
  const { active, rowIds, columnIds } = selection;
  const areIds = isPlace(active) && [...rowIds, ...columnIds].every(isId);
  if (!cells.every(isStep) || !areIds) throw new TypeError("not an entry");
  return { cells, selection: { active, rowIds, columnIds } };
}

function isStep(step: CellStep): boolean {
  return isPlace(step) && isContent(step.before) && isContent(step.content);
}

function isPlace({ rowId, columnId }: CellIds): boolean {
  return isId(rowId) && isId(columnId);
}

function isId(id: unknown): boolean {
  return typeof id === "string";
}
