import { parseWire, writeWire } from "@/contract/wire";
import { draftSlot, tabStorage, type DraftSlot } from "@/lib/drafts/drafts";
import type { CellStep, History, HistoryEntry } from "@/lib/grid/history";
import type { Cell } from "@/lib/grid/selection";
import { isContent } from "./draft-storage";
import type { FiscalYearValues } from "./fiscal-year-values";

/** The latest entries of one grid that are kept, and the characters that they may take. */
const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 100_000;

/** Milliseconds after an edit; leaving the page writes at once. */
const DELAY = 150;

const kept = new WeakSet<FiscalYearValues>();

/**
 * Keeps in this tab what a user does in the grids of a fiscal year, once for the same values, so that undo goes on
 * after a reload.
 */
export function keepHistory(values: FiscalYearValues, userName: string, ...scope: string[]): void {
  if (kept.has(values)) return;
  kept.add(values);
  const write = keepHistoryIn(values, (name) => draftSlot(tabStorage(), userName, "values", ...scope, name));
  window.addEventListener("pagehide", write);
}

/**
 * @param slotOf the place of a grid's history
 * @returns a function that writes at once what has changed
 */
export function keepHistoryIn(values: FiscalYearValues, slotOf: (name: string) => DraftSlot): () => void {
  const histories = new Map<string, KeptHistory>();
  values.onGrid = (name, { edits: { history } }) => {
    const before = histories.get(name);
    if (before?.history === history) return;
    const slot = slotOf(name);
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

/** Puts what was done in an earlier visit before what has been done since. */
function restore(history: History, earlier: HistoryEntries | null): void {
  if (!earlier) return;
  if (history.done.length === 0 && history.undone.length === 0) history.undone.push(...earlier.undone);
  history.done.unshift(...earlier.done);
}

/** Null when there is none or none that this version can read. */
function read(slot: DraftSlot): HistoryEntries | null {
  const draft = slot.read();
  try {
    return draft && readEntries(draft.text);
  } catch {
    return null;
  }
}

/** One grid's history and its place in the tab's storage. */
class KeptHistory {
  /** The latest entries that have been written. */
  private written: readonly (HistoryEntry | undefined)[] | null = null;

  constructor(
    readonly history: History,
    private readonly slot: DraftSlot,
  ) {}

  /** Keeps nothing where there is no room: older entries alone would take back what later ones have replaced. */
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

/** The latest entries without a gap, in the wire format. */
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

/** @throws {TypeError} when it is no entry that this version wrote */
function readEntry(kept: unknown): HistoryEntry {
  const { cells, selection } = kept as HistoryEntry;
  const { active, anchor, head } = selection;
  if (!cells.every(isStep) || ![active, anchor, head].every(isCell)) throw new TypeError("not an entry");
  return { cells, selection: { active, anchor, head } };
}

function isStep({ rowId, columnId, before, content }: CellStep): boolean {
  return typeof rowId === "string" && typeof columnId === "string" && isContent(before) && isContent(content);
}

function isCell({ row, column }: Cell): boolean {
  return Number.isInteger(row) && Number.isInteger(column);
}
