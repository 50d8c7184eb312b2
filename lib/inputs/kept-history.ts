import { parseWire, writeWire } from "@/contract/wire";
import type { DraftSlot } from "@/lib/drafts/drafts";
import type { CellStep, History, HistoryEntries, HistoryEntry } from "@/lib/grid/history";
import type { Cell } from "@/lib/grid/selection";
import { isContent } from "./draft-storage";

/** The latest entries of one grid that are kept, and the characters that they may take. */
const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 100_000;

/** Keeps what a user did in the grids of a fiscal year, so that undo goes on after a reload. */
export class KeptHistory {
  /** The versions that are kept already. */
  private readonly versions = new WeakMap<History, number>();

  /** @param slotOf the place of a grid's history */
  constructor(private readonly slotOf: (name: string) => DraftSlot) {}

  /** Null when there is none or none that this version can read. */
  read(name: string): HistoryEntries | null {
    const kept = this.slotOf(name).read();
    try {
      return kept && readEntries(kept.text);
    } catch {
      return null;
    }
  }

  /** Where it has no room nothing is kept: older entries alone would take back what later ones have replaced. */
  write(name: string, history: History): void {
    const { done, undone } = history.entries();
    if (this.versions.get(history) === history.version || done.length + undone.length === 0) return;
    this.versions.set(history, history.version);
    const texts = latest(done, MAX_CHARACTERS);
    const taken = texts.reduce((sum, { length }) => sum + length, 0);
    const textsUndone = latest(undone, MAX_CHARACTERS - taken);
    const text = `[[${texts.join(",")}],[${textsUndone.join(",")}]]`;
    const slot = this.slotOf(name);
    if (!slot.write({ text, count: texts.length + textsUndone.length })) slot.write(null);
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
