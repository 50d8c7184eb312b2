import type { CompanyFigure } from "@/contract/inputs/agency-key-figure-data";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { firstDay, lastDay, type Period } from "@/contract/period";
import type { CellChange } from "@/lib/grid/grid-model";
import { DecimalSum } from "@/lib/numbers/decimal-sum";
import { createNotifier } from "@/lib/store";
import { columnIdOf } from "./columns";
import { IDLE_STATUS, statusOf, worstOf, type CompaniesStatus, type CompanySave } from "./companies-status";
import type { SheetSetting } from "./sheet-setting";
import type { RowType } from "./read-value";
import { SaveQueue, type ValuesTransport } from "./save-queue";
import { Semaphore } from "@/lib/semaphore";
import type { ValueAddress } from "./value-address";
import { ValueEdits, type Conflict, type ValueChange, type ValueEdit } from "./value-edits";
import { isSummable, valueChange, ValueModel, type ValueCell } from "./value-model";

/** Id of the row with the sums of the columns, below the companies. With the blank it cannot be an id of a company. */
export const TOTAL_ROW = " total";
/** Maximum number of simultaneous saves; each fiscal year of each company is saved separately. */
const MAX_SAVES = 4;
/** Milliseconds between a change of a queue and the update of the common status. */
const PUBLISH_DELAY = 50;

type CompanyYear = CompanyFigure["fiscalYears"][number];

/** Edits and save queue of one company's fiscal year, so that a failure does not stop the saves of others. */
interface YearSheet {
  readonly companyId: string;
  readonly year: CompanyYear;
  readonly edits: ValueEdits;
  readonly queue: SaveQueue;
}

/** An edit with its company and fiscal year. */
export interface CompanyEdit {
  readonly companyId: string;
  readonly fiscalYearId: string;
  readonly edit: ValueEdit;
}

/** A conflict with its company; the key is unique among all companies. */
interface CompanyConflict extends Conflict {
  readonly companyId: string;
}

/** The sum of a column's values, and the currencies of the fiscal years that they belong to. */
interface ColumnSum {
  readonly amount: DecimalSum;
  readonly currencies: Set<string>;
}

/**
 * One key figure of many companies: rows are companies, and columns are periods. A cell is saved in the fiscal year
 * that contains its period, and is read-only if there is none. Edits and save queue of a fiscal year are created at its
 * first edit.
 */
export class CompaniesSheet extends ValueModel {
  protected override readonly keepsDecimals = true;
  private companies = new Map<string, CompanyFigure>();
  private list: readonly CompanyFigure[] | null = null;
  /** Ids of the companies to show, in this order; null shows all in the order of the list. */
  private arranged: readonly string[] | null = null;
  private shown: readonly string[] = [];
  private readonly columns: ReadonlyMap<string, Period>;
  private readonly columnList: readonly string[];
  /** The service's values by company and column, for cells of fiscal years that have no {@link YearSheet}. */
  private stored = new Map<string, ReadonlyMap<string, number>>();
  private readonly yearSheets = new Map<string, YearSheet>();
  /** Ids of companies that have been edited. */
  private readonly editedCompanies = new Set<string>();
  /** Cache for the sums: the shown companies with edits, and by column the sum of all other shown companies. */
  private sumCache: { edited: readonly string[]; others: Map<string, ColumnSum> } | null = null;
  /** Cache of the fiscal year of each column, by company. */
  private readonly years = new WeakMap<CompanyFigure, Map<string, CompanyYear | undefined>>();
  /** Arguments of {@link announce} during {@link announceOnce}; null outside it. */
  private gathered: (ReadonlySet<string> | null)[] | null = null;
  private readonly saveSlots = new Semaphore(MAX_SAVES);
  private status = IDLE_STATUS;
  private publishing: ReturnType<typeof setTimeout> | undefined;
  private readonly statusChanges = createNotifier();

  constructor(
    private readonly keyFigureId: string,
    private readonly type: RowType,
    periods: readonly Period[],
    private readonly transportOf: (companyId: string, fiscalYearId: string) => ValuesTransport,
    setting: SheetSetting,
  ) {
    super(setting);
    this.columns = new Map(periods.map((period) => [columnIdOf(period), period]));
    this.columnList = [...this.columns.keys()];
  }

  /** Takes over the service's list. Edits are kept. */
  setStored(list: readonly CompanyFigure[]): void {
    if (list === this.list) return;
    this.list = list;
    this.companies = new Map(list.map((company) => [company.id, company]));
    this.stored = new Map(
      list.map(({ id, fiscalYears }) => [
        id,
        new Map(fiscalYears.flatMap(({ values }) => values.map(({ period, value }) => [columnIdOf(period), value]))),
      ]),
    );
    this.announceOnce(() => {
      for (const { companyId, year, edits } of this.yearSheets.values()) {
        const present = this.companies.get(companyId)?.fiscalYears.find(({ id }) => id === year.id);
        if (present) edits.setStored(this.itemsOf(present));
      }
      this.updateShown();
    });
  }

  nameOf(companyId: string): string {
    return this.companies.get(companyId)?.name ?? companyId;
  }

  /** Shows only these companies, in this order; null shows all companies. */
  setShown(companyIds: readonly string[] | null): void {
    this.arranged = companyIds;
    this.updateShown();
  }

  private updateShown(): void {
    this.sumCache = null;
    const ids = this.arranged ?? [...this.companies.keys()];
    const present = ids.filter((id) => this.companies.has(id));
    this.shown = present.length > 0 ? [...present, TOTAL_ROW] : [];
    this.announce(null);
  }

  rowIds(): readonly string[] {
    return this.shown;
  }

  columnIds(): readonly string[] {
    return this.columnList;
  }

  change(changes: readonly CellChange[]): void {
    const bySheet = new Map<YearSheet, ValueChange[]>();
    for (const change of changes) {
      const year = this.yearOf(change.rowId, change.columnId);
      const value = valueChange(change, this.addressOf(change.columnId));
      if (!value || !year) continue;
      const sheet = this.yearSheetOf(change.rowId, year);
      const list = bySheet.get(sheet) ?? [];
      list.push(value);
      bySheet.set(sheet, list);
    }
    this.announceOnce(() => {
      for (const [sheet, list] of bySheet) sheet.edits.change(list);
    });
  }

  /** The save state of a company, for its row. */
  saveOf(companyId: string): CompanySave {
    const years = this.companies.get(companyId)?.fiscalYears ?? [];
    return worstOf(
      years.flatMap(({ id }) => this.yearSheets.get(yearSheetKey(companyId, id))?.queue.getStatus() ?? []),
    );
  }

  readonly subscribeToStatus = this.statusChanges.subscribe;

  readonly getStatus = (): CompaniesStatus => this.status;

  /** Sends all edits that can be sent. Resolves when each company is saved or has failed. */
  async flush(): Promise<void> {
    await Promise.all([...this.yearSheets.values()].map(({ queue }) => queue.flush()));
  }

  /** Sends edits as the page is left, as far as possible. The drafts keep those that are not sent. */
  leave(): void {
    for (const { queue } of this.yearSheets.values()) queue.leave();
  }

  /** Id of the fiscal year in which a cell is saved; undefined when there is none. */
  fiscalYearAt(companyId: string, columnId: string): string | undefined {
    return this.yearOf(companyId, columnId)?.id;
  }

  /** The open conflicts of all companies. */
  conflicts(): CompanyConflict[] {
    return [...this.yearSheets].flatMap(([sheetKey, { companyId, edits }]) =>
      edits.conflicts().map((conflict) => ({ ...conflict, companyId, key: `${sheetKey} ${conflict.key}` })),
    );
  }

  /** Ends all conflicts, or that of the key `only`: "mine" sends the user's values, "stored" drops them. */
  resolveConflicts(choice: "mine" | "stored", only?: string): void {
    this.announceOnce(() => {
      for (const [sheetKey, { edits }] of this.yearSheets) {
        if (only === undefined) edits.resolveConflicts(choice);
        else if (only.startsWith(`${sheetKey} `)) edits.resolveConflicts(choice, only.slice(sheetKey.length + 1));
      }
    });
  }

  /** All unconfirmed edits, to store as drafts. */
  unconfirmed(): CompanyEdit[] {
    return [...this.yearSheets.values()].flatMap(({ companyId, year, edits }) =>
      [...edits.unconfirmed().values()].map((edit) => ({ companyId, fiscalYearId: year.id, edit })),
    );
  }

  /** Restores unconfirmed edits of an earlier visit. Returns the number of restored values. */
  restore(drafts: readonly CompanyEdit[]): number {
    let restored = 0;
    for (const { companyId, fiscalYearId, edit } of drafts) {
      const year = this.companies.get(companyId)?.fiscalYears.find(({ id }) => id === fiscalYearId);
      if (year && this.columns.has(columnIdOf(edit.address.period)))
        restored += this.yearSheetOf(companyId, year).edits.restore([edit]).length;
    }
    return restored;
  }

  protected override cell(rowId: string, columnId: string): ValueCell {
    if (rowId === TOTAL_ROW) return { computed: this.total(columnId) };
    const year = this.yearOf(rowId, columnId);
    if (!year) return null;
    const sheet = this.yearSheets.get(yearSheetKey(rowId, year.id));
    if (!sheet) return { stored: this.stored.get(rowId)?.get(columnId) ?? null };
    return { edits: sheet.edits, address: this.addressOf(columnId) };
  }

  protected override unitOf(rowId: string, columnId: string): { type: RowType; currency: string } {
    return { type: this.type, currency: this.yearOf(rowId, columnId)?.currency ?? this.setting.currency };
  }

  private total(columnId: string): number | null {
    if (!isSummable(this.type)) return null;
    this.sumCache ??= {
      edited: this.shown.filter((id) => this.editedCompanies.has(id)),
      others: new Map<string, ColumnSum>(),
    };
    const { edited, others } = this.sumCache;
    let known = others.get(columnId);
    if (!known) {
      known = { amount: new DecimalSum(), currencies: new Set<string>() };
      for (const id of this.shown) {
        if (!this.editedCompanies.has(id)) this.addTo(known, id, columnId, this.stored.get(id)?.get(columnId) ?? null);
      }
      others.set(columnId, known);
    }
    const sum = { amount: known.amount.copy(), currencies: new Set(known.currencies) };
    for (const id of edited) this.addTo(sum, id, columnId, this.valueAt(id, columnId));
    // Amounts are summed in one currency only (ADR 0078). The user's own inputs may be amounts too.
    const mayBeAmount = this.type === "Amount" || this.type === null;
    return mayBeAmount && sum.currencies.size > 1 ? null : sum.amount.value;
  }

  private addTo(sum: ColumnSum, companyId: string, columnId: string, value: number | null): void {
    if (value === null) return;
    sum.amount.add(value);
    sum.currencies.add(this.unitOf(companyId, columnId).currency);
  }

  private valueAt(companyId: string, columnId: string): number | null {
    const year = this.yearOf(companyId, columnId);
    const sheet = year && this.yearSheets.get(yearSheetKey(companyId, year.id));
    if (!sheet) return this.stored.get(companyId)?.get(columnId) ?? null;
    const content = sheet.edits.contentOf(this.addressOf(columnId));
    return typeof content === "number" ? content : null;
  }

  private addressOf(columnId: string): ValueAddress {
    return { keyFigureInfoId: this.keyFigureId, period: this.columns.get(columnId)! };
  }

  private yearOf(companyId: string, columnId: string): CompanyYear | undefined {
    const company = this.companies.get(companyId);
    const period = this.columns.get(columnId);
    if (!company || !period) return undefined;
    let years = this.years.get(company);
    if (!years) this.years.set(company, (years = new Map<string, CompanyYear | undefined>()));
    if (!years.has(columnId)) {
      const [first, last] = [firstDay(period), lastDay(period)];
      const found = company.fiscalYears.find((year) => firstDay(year) <= first && lastDay(year) >= last);
      years.set(columnId, found);
    }
    return years.get(columnId);
  }

  private itemsOf({ values }: CompanyYear): KeyFigureData[] {
    return values.map(({ period, value }) => ({ keyFigureInfoId: this.keyFigureId, period, value }));
  }

  private yearSheetOf(companyId: string, year: CompanyYear): YearSheet {
    const key = yearSheetKey(companyId, year.id);
    const known = this.yearSheets.get(key);
    if (known) return known;
    const edits = new ValueEdits();
    edits.setStored(this.itemsOf(year));
    const transport = this.transportOf(companyId, year.id);
    const queue = new SaveQueue(edits, {
      ...transport,
      send: (items, options) => this.saveSlots.run(() => transport.send(items, options)),
    });
    const sheet = { companyId, year, edits, queue };
    this.yearSheets.set(key, sheet);
    this.editedCompanies.add(companyId);
    this.sumCache = null;
    edits.subscribe(() => {
      this.announce(new Set([companyId, TOTAL_ROW]));
    });
    queue.subscribe(() => {
      this.announce(new Set([companyId]));
      this.publish();
    });
    return sheet;
  }

  /** Runs an action, and announces all its changes at once. */
  private announceOnce(action: () => void): void {
    const gathered: (ReadonlySet<string> | null)[] = [];
    this.gathered = gathered;
    try {
      action();
    } finally {
      this.gathered = null;
    }
    if (gathered.length === 0) return;
    this.announce(gathered.includes(null) ? null : new Set(gathered.flatMap((rowIds) => [...rowIds!])));
  }

  protected override unitKeyOf(): string {
    return this.type ?? "";
  }

  /** Companies without edits are read directly from the stored values, for speed. */
  protected override readDecimals(rowIds: Iterable<string>): void {
    for (const rowId of rowIds) {
      const stored = this.editedCompanies.has(rowId) ? undefined : this.stored.get(rowId);
      if (!stored) super.readDecimals([rowId]);
      else for (const [columnId, value] of stored) if (this.columns.has(columnId)) this.noteDecimals(rowId, value);
    }
  }

  protected override announce(rowIds: ReadonlySet<string> | null): void {
    if (this.gathered) this.gathered.push(rowIds);
    else super.announce(rowIds);
  }

  /** Updates the common status, once for many changes: ten thousand queues may change at the same time. */
  private publish(): void {
    this.publishing ??= setTimeout(() => {
      this.publishing = undefined;
      this.status = statusOf(this.yearSheets.values());
      this.statusChanges.notify();
    }, PUBLISH_DELAY);
  }
}

function yearSheetKey(companyId: string, fiscalYearId: string): string {
  return `${companyId} ${fiscalYearId}`;
}
