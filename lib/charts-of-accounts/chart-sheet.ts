import { isUnread, writeContent, type CellContent } from "@/lib/grid/cell-content";
import type { CellChange, CellView, GridModel, ReadCell } from "@/lib/grid/grid-model";
import { createNotifier } from "@/lib/store";
import { readAccounts, writeAccounts } from "./account-text";
import { addGroup, changeGroups, newGroups, placedGroups, type ChartDraft, type DraftGroup } from "./chart-draft";
import { groupProblems, type ChartProblem } from "./chart-problems";
import type { Coverage } from "./coverage";

const TEXT_COLUMNS = ["name", "accounts"] as const;
const CHART_COLUMNS = [...TEXT_COLUMNS, "count", "balance"] as const;
type ChartColumn = (typeof CHART_COLUMNS)[number];

/** Counts the additions of rows in all sheets: their steps of undo outlive a sheet, so each needs a name of its own. */
let steps = 0;

/** The chart that a grid shows, with callbacks for edits. */
export interface ShownChart {
  readonly draft: ChartDraft;
  /** The stored chart. */
  readonly base: ChartDraft;
  /** Null while the accounts of a year are not known, or without books: then there are no counts and balances. */
  readonly coverage: Coverage | null;
  readonly saving: boolean;
  readonly readOnly: boolean;
  readonly texts: ChartTexts;
  /** Successive changes with the same `step` are undone together. */
  readonly onChange: (draft: ChartDraft, step?: string) => void;
  readonly onReplay: (direction: "undo" | "redo") => void;
}

interface ChartTexts {
  readonly locale: string;
  /** Text in place of the name for accounts without a group. */
  readonly withoutGroup: string;
  /** Writes an amount that is in units of the currency, not in öre. */
  readonly amount: (value: number) => string;
  readonly unsaved: string;
  readonly saving: string;
  readonly problem: (draft: ChartDraft, problem: ChartProblem) => string;
}

/** Called with null, which means all rows, because a change of accounts also changes counts and balances of others. */
type Listener = (rowIds: null) => void;

/**
 * A chart of accounts as rows of a grid: each group with its name, its accounts as one text, the number of accounts of
 * a fiscal year in it, and their balance in units of the currency. The rows have the order of the tree.
 */
export class ChartSheet implements GridModel {
  private readonly changes = createNotifier<Parameters<Listener>>();
  private groups!: ReadonlyMap<string, DraftGroup>;
  private saved!: ReadonlyMap<string, DraftGroup>;
  private ids!: readonly string[];
  /** Rows that were just added: if the next change is in them, it is undone together with the addition. */
  private added: { step: string; rowIds: ReadonlySet<string> } | null = null;

  constructor(private shown: ShownChart) {
    this.take(shown);
  }

  /** Replaces the shown chart. Returns true for another draft than the one that the latest edit of the sheet made. */
  show(shown: ShownChart): boolean {
    if (shown === this.shown) return false;
    const isOther = shown.draft !== this.shown.draft;
    this.take(shown);
    this.announce();
    return isOther;
  }

  rowIds(): readonly string[] {
    return this.ids;
  }

  columnIds(): readonly ChartColumn[] {
    return chartColumns(this.shown.coverage !== null);
  }

  content(rowId: string, columnId: string): CellContent {
    const group = this.groups.get(rowId);
    if (!group) return null;
    const sum = this.shown.coverage?.sums.get(rowId);
    switch (columnId as ChartColumn) {
      case "name":
        return group.name || null;
      case "accounts":
        return contentOfAccounts(group.accounts);
      case "count":
        return sum?.count ?? null;
      case "balance":
        return sum && sum.count > 0 ? sum.balance / 100 : null;
    }
  }

  view(rowId: string, columnId: string): CellView {
    const content = this.content(rowId, columnId);
    const text = isUnread(content)
      ? content.text
      : typeof content === "number"
        ? this.textOf(content, columnId)
        : (content ?? (this.isUnnamed(rowId, columnId) ? this.shown.texts.withoutGroup : ""));
    if (!isTextColumn(columnId)) return { text, state: "plain" };
    const { texts, draft, saving } = this.shown;
    const group = this.groups.get(rowId)!;
    const problems = groupProblems(group).filter(({ kind }) => (kind === "accounts") === (columnId === "accounts"));
    if (problems.length > 0) {
      return { text, state: "unread", note: problems.map((problem) => texts.problem(draft, problem)).join(" ") };
    }
    if ((this.saved.get(rowId)?.[columnId] ?? "") === (group[columnId] ?? "")) return { text, state: "plain" };
    return saving ? { text, state: "saving", note: texts.saving } : { text, state: "unsaved", note: texts.unsaved };
  }

  isReadOnly(rowId: string, columnId: string): boolean {
    return this.shown.readOnly || !isTextColumn(columnId) || this.isUnnamed(rowId, columnId);
  }

  read(text: string, _rowId: string, columnId: string): ReadCell {
    return { content: columnId === "accounts" ? contentOfAccounts(text) : text.trim().replace(/\s+/g, " ") || null };
  }

  write(content: CellContent): string {
    return writeContent(content, this.shown.texts.locale);
  }

  change(changes: readonly CellChange[]): void {
    const byGroup = new Map<string, Partial<DraftGroup>>();
    for (const { rowId, columnId, content } of changes) {
      byGroup.set(rowId, { ...byGroup.get(rowId), [columnId]: this.write(content) });
    }
    const { added } = this;
    this.added = null;
    const isIntoAdded = changes.some(({ rowId }) => added?.rowIds.has(rowId));
    this.put(changeGroups(this.shown.draft, byGroup), isIntoAdded ? added?.step : undefined);
  }

  replay(direction: "undo" | "redo"): void {
    this.shown.onReplay(direction);
  }

  /**
   * Adds groups without names at the end of another group, or at the top. If the next change is in them, it is the
   * same step of undo. Returns the id of the first group.
   */
  addRows(count: number, parentId: string | null): string {
    const { draft } = this.shown;
    const groups = newGroups(
      draft,
      Array.from({ length: count }, () => ""),
    );
    const step = `rows ${String(++steps)}`;
    this.added = { step, rowIds: new Set(groups.map(({ id }) => id)) };
    this.put(addGroup(draft, parentId, ...groups), step);
    return groups[0]!.id;
  }

  subscribe(listener: Listener): () => void {
    return this.changes.subscribe(listener);
  }

  private textOf(content: number, columnId: string): string {
    return columnId === "balance" ? this.shown.texts.amount(content) : String(content);
  }

  /** True for the name of accounts without a group, which cannot be changed. */
  private isUnnamed(rowId: string, columnId: string): boolean {
    return columnId === "name" && this.groups.get(rowId)?.name === null;
  }

  private put(draft: ChartDraft, step: string | undefined): void {
    this.take({ ...this.shown, draft });
    this.announce();
    this.shown.onChange(draft, step);
  }

  private take(shown: ShownChart): void {
    const byId = (draft: ChartDraft) => new Map(placedGroups(draft).map(({ group }) => [group.id, group]));
    this.shown = shown;
    this.groups = byId(shown.draft);
    this.saved = byId(shown.base);
    this.ids = [...this.groups.keys()];
  }

  private announce(): void {
    this.changes.notify(null);
  }
}

/** The columns; without books there are no counts and balances. */
export function chartColumns(hasBooks: boolean): readonly ChartColumn[] {
  return hasBooks ? CHART_COLUMNS : TEXT_COLUMNS;
}

/** True for the columns whose texts can be edited. */
export function isTextColumn(columnId: string): columnId is (typeof TEXT_COLUMNS)[number] {
  return columnId === "name" || columnId === "accounts";
}

/** The accounts in their normal form, or the typed text with its first fault. */
function contentOfAccounts(text: string): CellContent {
  const { intervals, faults } = readAccounts(text);
  if (faults[0]) return { text, reason: faults[0].kind };
  return writeAccounts(intervals) || null;
}
