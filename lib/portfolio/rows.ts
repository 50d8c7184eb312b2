import { isLate, monthsBehind } from "@/lib/figures/freshness";
import { changeOf, type Change } from "@/contract/figures/change";
import type { CalendarDay } from "@/contract/calendar";
import type { Agreement } from "@/contract/statements/reconciliation";
import type { Company } from "@/contract/companies/company";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { VALUE_TYPES, type ValueType } from "@/contract/inputs/key-figure-inputs";
import type {
  AgencyKeyFigureValues,
  CompanyKeyFigureValues,
  CompanyStatus,
  KeyFigureFormat,
} from "@/contract/portfolio";
import { searchable } from "@/lib/companies/search";
import { hasWords } from "@/lib/fold-text";
import { nameCollator } from "@/lib/i18n/name-collator";

/** A value of one company with the values that it is compared with; null when there is none. */
export interface PortfolioCell {
  /** The key figure in this company: companies may define own key figures of different kinds under one id. */
  keyFigure: KeyFigure;
  value: number | null;
  before: number | null;
  target: number | null;
  budget: number | null;
  change: Change | null;
  /** The values of the periods up to this one, the oldest first; empty while they are not fetched. */
  history: readonly (number | null)[];
}

/** One client with the data of its row. */
export interface PortfolioRow {
  company: Company;
  /** Text to search in. */
  key: string;
  status: CompanyStatus | undefined;
  values: CompanyKeyFigureValues | undefined;
  cells: readonly PortfolioCell[];
  /** The name of its company type, or the type's id while the name is not known; empty without a type. */
  typeName: string;
  /** Number of months that have begun since the last booked month; null without books or status. */
  monthsBehind: number | null;
  /** True without books, or when more months are missing than usual; false while the status is not known. */
  isLate: boolean;
}

interface PortfolioData {
  /** In the default order of the rows. */
  companies: readonly Company[];
  values: AgencyKeyFigureValues | undefined;
  /** The same key figures with their histories, in the resolution of the sparklines. */
  lines: AgencyKeyFigureValues | undefined;
  statuses: readonly CompanyStatus[] | undefined;
  /** Names of company types by id. */
  types: ReadonlyMap<string, string>;
  today: CalendarDay;
}

const NO_HISTORY: PortfolioCell["history"] = [];

/** Joins the lists of companies, values and statuses into rows. */
export function portfolioRows({ companies, values, lines, statuses, types, today }: PortfolioData): PortfolioRow[] {
  const valuesOf = new Map(values?.companies.map((company) => [company.companyId, company]));
  const historiesOf = new Map(lines?.companies.map(({ companyId, histories }) => [companyId, histories]));
  const statusOf = new Map(statuses?.map((status) => [status.companyId, status]));
  const keyFigures = values?.keyFigures ?? [];
  // Without object spreads, for speed: ten thousand clients have fifty thousand cells.
  return searchable(companies).map(({ company, key }) => {
    const own = valuesOf.get(company.id);
    const status = statusOf.get(company.id);
    const through = status?.bookedThrough;
    const behind = through === undefined ? null : monthsBehind(through, today);
    const histories = historiesOf.get(company.id);
    return {
      company,
      key,
      status,
      values: own,
      monthsBehind: behind,
      cells: keyFigures.map((keyFigure, i) => cellOf(keyFigure, own, i, histories?.[i] ?? NO_HISTORY)),
      typeName: types.get(company.companyTypeId ?? "") ?? company.companyTypeId ?? "",
      isLate: status !== undefined && (behind === null || isLate(behind)),
    };
  });
}

function cellOf(
  columnFigure: KeyFigure,
  own: CompanyKeyFigureValues | undefined,
  index: number,
  history: PortfolioCell["history"],
): PortfolioCell {
  const value = own?.values?.[index] ?? null;
  const before = own?.yearsBefore?.[index] ?? null;
  const keyFigure = ownKeyFigure(columnFigure, own?.formats?.[index]);
  return {
    keyFigure,
    value,
    before,
    target: own?.targets?.[index] ?? null,
    budget: own?.budgets?.[index] ?? null,
    change: changeOf(value, before, keyFigure.valueType),
    history,
  };
}

function ownKeyFigure(keyFigure: KeyFigure, format: KeyFigureFormat | null | undefined): KeyFigure {
  if (!format) return keyFigure;
  // A format without decimals has the usual number of them, not that of the column.
  const { decimals: _, ...rest } = keyFigure;
  return { ...rest, ...format };
}

/** The order of rows: by a column's text or number, or by the change of a key figure. */
export interface RowOrder {
  by: "name" | "type" | "books" | "imported" | "comment" | "value" | "change";
  /** The key figure, for "value" and "change". */
  keyFigureId?: string;
  descending: boolean;
}

/** Reads an order from a page's address: `-value.NetSales`; null for any other text. */
export function parseOrder(text: string): RowOrder | null {
  const match = /^(-?)(name|type|books|imported|comment|(value|change)\.(.+))$/.exec(text);
  if (!match) return null;
  const [, minus, by, figureOrder, keyFigureId] = match;
  const descending = minus === "-";
  if (figureOrder === undefined) return { by: by as RowOrder["by"], descending };
  return { by: figureOrder as "value" | "change", keyFigureId: keyFigureId!, descending };
}

export function writeOrder({ by, keyFigureId, descending }: RowOrder): string {
  return `${descending ? "-" : ""}${by}${keyFigureId === undefined ? "" : `.${keyFigureId}`}`;
}

/**
 * Sorts rows. In both directions, rows without a value are last. Values that cannot be compared stay apart: those of
 * the column's kind come before other kinds, frequent currencies before others, changes in percent before those in the
 * figure's own unit.
 * @param rows sorted by name, which is the order of rows with equal values
 * @param keyFigures of the cells, in the same order
 */
export function sortRows(
  rows: readonly PortfolioRow[],
  order: RowOrder,
  keyFigures: readonly Pick<KeyFigure, "id" | "valueType">[],
  locale: string,
): readonly PortfolioRow[] {
  if (order.by === "name") return order.descending ? rows.toReversed() : rows;
  const index = keyFigures.findIndex(({ id }) => id === order.keyFigureId);
  const { compare } = nameCollator(locale);
  const sign = order.descending ? -1 : 1;
  const rankOf = ranking(rows, order.by, index, keyFigures[index]?.valueType);
  const { by } = order;
  const keyed = rows.map((row) => ({ row, key: sortKey(row, by, index), rank: rankOf(row) }));
  keyed.sort((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
    if (one.rank !== other.rank) return one.rank - other.rank;
    if (typeof one.key === "string") return sign * compare(one.key, String(other.key));
    return sign * (one.key === other.key ? 0 : one.key < Number(other.key) ? -1 : 1);
  });
  return keyed.map(({ row }) => row);
}

/** Ranks rows whose numbers cannot be compared. Lower ranks are first in both directions. */
function ranking(
  rows: readonly PortfolioRow[],
  by: RowOrder["by"],
  index: number,
  valueType: ValueType | undefined,
): (row: PortfolioRow) => number {
  if (valueType === undefined || (by !== "value" && by !== "change")) return () => 0;
  const kinds = [valueType, ...VALUE_TYPES.filter((kind) => kind !== valueType)];
  const ranks = new Map(currenciesOf(rows).map((currency, rank) => [currency, rank]));
  return ({ cells, values }) => {
    const cell = cells[index];
    const kind = cell?.keyFigure.valueType ?? valueType;
    const isOwnUnit = by === "change" && cell?.change?.unit === "own";
    const isAmount = kind === "Amount" && (by === "value" || isOwnUnit);
    // At most `ranks.size + 1`, so that no two kinds share a rank.
    const rankInKind = isAmount ? 1 + (ranks.get(values?.currency ?? "") ?? ranks.size) : Number(isOwnUnit);
    return kinds.indexOf(kind) * (ranks.size + 2) + rankInKind;
  };
}

function sortKey(row: PortfolioRow, by: Exclude<RowOrder["by"], "name">, index: number): string | number | null {
  switch (by) {
    case "type":
      return row.typeName === "" ? null : row.typeName;
    case "books":
      return row.status?.bookedThrough ?? null;
    case "imported":
      return row.status?.imported?.at ?? null;
    case "comment":
      return row.status?.comment?.at ?? null;
    case "value":
      return orderable(row.cells[index]?.value);
    case "change":
      return orderable(row.cells[index]?.change?.amount);
  }
}

function orderable(value: number | null | undefined): number | null {
  return value === undefined || value === null || Number.isNaN(value) ? null : value;
}

/** A condition on a key figure's value. */
interface ValueRule {
  keyFigureId: string;
  sign: "<" | ">";
  limit: number;
  /** The currency of an amount; by default the most frequent currency of the rows. */
  currency?: string;
}

/** The format of a rule's limit, with enough decimals to show it unrounded. */
export const EXACT_LIMIT = { maxDecimals: 20 };

/** Reads a rule from a page's address: `EquityRatio<20`, `NetSales>5000 EUR`; null for any other text. */
export function parseRule(text: string): ValueRule | null {
  const match = /^(.+?)([<>])(-?\d+(?:\.\d+)?(?:e[+-]\d+)?)(?: ([A-Z]{3}))?$/.exec(text);
  if (!match || !Number.isFinite(Number(match[3]))) return null;
  const [, keyFigureId, sign, limit, currency] = match;
  return {
    keyFigureId: keyFigureId!,
    sign: sign as "<" | ">",
    limit: Number(limit),
    ...(currency !== undefined && { currency }),
  };
}

export function writeRule({ keyFigureId, sign, limit, currency }: ValueRule): string {
  return `${keyFigureId}${sign}${limit}${currency === undefined ? "" : ` ${currency}`}`;
}

export interface RowFilter {
  /** Words that must be in the company's name or business identity code, in lower case without diacritics. */
  words: readonly string[];
  companyTypeId: string | null;
  /** The user name of a consultant. */
  consultant: string | null;
  onlyLate: boolean;
  /** The result of the reconciliation. */
  agreement: Agreement | null;
  rule: ValueRule | null;
}

/**
 * The rows that match all parts of the filter, in the same order. A missing value never matches a rule, nor does an
 * amount in another currency or a value of another kind than the column's. A rule on a key figure without a column is
 * ignored.
 */
export function filterRows(
  rows: readonly PortfolioRow[],
  { words, companyTypeId, consultant, onlyLate, agreement, rule }: RowFilter,
  keyFigures: readonly Pick<KeyFigure, "id" | "valueType">[],
): readonly PortfolioRow[] {
  const index = rule ? keyFigures.findIndex(({ id }) => id === rule.keyFigureId) : -1;
  const isAmount = keyFigures[index]?.valueType === "Amount";
  const currency = isAmount ? (rule?.currency ?? currenciesOf(rows)[0]) : undefined;
  return rows.filter((row) => {
    if (!hasWords(row.key, words)) return false;
    if (companyTypeId !== null && row.company.companyTypeId !== companyTypeId) return false;
    if (consultant !== null && !row.status?.consultants.some(({ userName }) => userName === consultant)) return false;
    if (onlyLate && !row.isLate) return false;
    if (agreement !== null && row.status?.agreement !== agreement) return false;
    if (!rule || index === -1) return true;
    if (isAmount && row.values?.currency !== currency) return false;
    if (row.cells[index]?.keyFigure.valueType !== keyFigures[index]?.valueType) return false;
    const value = row.cells[index]?.value ?? null;
    return value !== null && (rule.sign === "<" ? value < rule.limit : value > rule.limit);
  });
}

/** Sum and median of one column; null without values. */
interface ColumnSummary {
  /** The sum of amounts; null for other values. */
  sum: number | null;
  median: number | null;
}

/**
 * Sum and median of each key figure over the rows with a finite value of the column's kind. Amounts count only in one
 * currency, by default the most frequent one.
 */
export function summarize(
  rows: readonly PortfolioRow[],
  keyFigures: readonly Pick<KeyFigure, "valueType">[],
  currency = currenciesOf(rows)[0],
): ColumnSummary[] {
  return keyFigures.map(({ valueType }, i) => {
    const isAmount = valueType === "Amount";
    const values: number[] = [];
    for (const { cells, values: own } of rows) {
      const cell = cells[i];
      if (cell?.value === null || cell?.keyFigure.valueType !== valueType || !Number.isFinite(cell.value)) continue;
      if (!isAmount || own?.currency === currency) values.push(cell.value);
    }
    const sum = isAmount && values.length > 0 ? values.reduce((total, value) => total + value, 0) : null;
    return { sum, median: medianOf(values) };
  });
}

/** The currencies of the rows, the most frequent one first. Equally frequent ones are in alphabetical order. */
export function currenciesOf(rows: readonly PortfolioRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { values } of rows) {
    if (values?.currency !== undefined) counts.set(values.currency, (counts.get(values.currency) ?? 0) + 1);
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([currency]) => currency);
}

function medianOf(values: readonly number[]): number | null {
  // Typed arrays sort numbers without a compare function, ten times as fast.
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A row of the list, the heading of a group of rows, or the details below an opened row. */
export type ListItem =
  | { row: PortfolioRow }
  | { heading: string; kind: "type" | "currency" | "pinned"; count: number }
  | { detailsOf: PortfolioRow };

/** Groups the rows by company type, with headings in alphabetical order. Rows without a type are last. */
export function groupByType(rows: readonly PortfolioRow[], locale: string): ListItem[] {
  const groups = new Map<string, PortfolioRow[]>();
  for (const row of rows) {
    const group = groups.get(row.typeName);
    if (group) group.push(row);
    else groups.set(row.typeName, [row]);
  }
  const { compare } = nameCollator(locale);
  const names = [...groups.keys()].sort((one, other) =>
    one === "" || other === "" ? Number(one === "") - Number(other === "") : compare(one, other),
  );
  return names.flatMap((type): ListItem[] => {
    const typeRows = groups.get(type)!;
    return [{ heading: type, kind: "type", count: typeRows.length }, ...typeRows.map((row) => ({ row }))];
  });
}

/** Groups sorted rows by currency, if there are several; rows without a currency are last, under an empty heading. */
export function groupByCurrency(rows: readonly PortfolioRow[]): ListItem[] {
  const currencies = currenciesOf(rows);
  if (currencies.length < 2) return rows.map((row) => ({ row }));
  const groups = new Map<string, ListItem[]>([...currencies, ""].map((currency) => [currency, []]));
  for (const row of rows) groups.get(row.values?.currency ?? "")!.push({ row });
  return [...groups].flatMap(([heading, currencyRows]): ListItem[] =>
    currencyRows.length === 0 ? [] : [{ heading, kind: "currency", count: currencyRows.length }, ...currencyRows],
  );
}

/** True for an order by amounts, which can be compared only within one currency. */
export function comparesAmounts(
  { by, keyFigureId }: RowOrder,
  keyFigures: readonly Pick<KeyFigure, "id" | "valueType">[],
): boolean {
  return by === "value" && keyFigures.find(({ id }) => id === keyFigureId)?.valueType === "Amount";
}
