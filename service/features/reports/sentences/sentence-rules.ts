import type { KeyFigure } from "@/contract/figures/key-figure";
import { COMPARISONS, type Comparison } from "@/contract/reports/ready-sentence";
import { SWING } from "@/contract/reports/report-checklist";

/*
 * The rules of ready sentences (ADR 0100): pure functions that select the values worth a sentence, and the accounts and
 * vouchers that it names. Values that are missing or not finite are left out.
 */

/** A key figure with its value and the values to compare it with, in the figure's unit. */
export interface ComparedFigure extends Partial<Record<Comparison, number | null | undefined>> {
  keyFigureId: string;
  valueType: KeyFigure["valueType"];
  value: number | null;
}

/**
 * The movement of a key figure from `against`, the value it is compared with, to `value`. Both are in the figure's
 * unit; amounts are in units of the currency, not in öre.
 */
export interface Movement {
  keyFigureId: string;
  valueType: KeyFigure["valueType"];
  comparison: Comparison;
  value: number;
  against: number;
  direction: "up" | "down";
  /** The sign has changed: a loss became a profit, or a profit a loss. */
  turns: boolean;
}

/** The maximum number of sentences of one comparison: about amounts, and about percentages, ratios and counts. */
export const MAX_AMOUNTS = 4;
export const MAX_OTHERS = 3;
/** The smallest difference from a budget or target worth a sentence: in percent of it, or in percentage points. */
const OFF_PLAN = { percent: 10, points: 5 } as const;
/** The smallest difference of an amount worth a sentence, as a fraction of net sales. */
const MATERIAL_PART = 0.01;
/** The smallest difference worth a sentence, in the figure's unit; percentages have the limits in points instead. */
const SMALLEST = { Amount: 1, Count: 1, Ratio: 0.01 } as const;
/** A difference of this many percentage points weighs as much as a relative difference of 1. */
const WHOLE_POINTS = 50;
/** Key figures that are themselves changes. No sentence is about them: it would tell of a change of a change. */
const CHANGE_FIGURES: readonly string[] = ["NetSalesGrowth"];

/**
 * The movements worth a sentence, by comparison, amounts first, then by descending relative size, then in the order of
 * `figures`. When several amounts have equal values before and after, such as profits before and after an item that is
 * zero, only the first is included.
 */
export function movementsOf(figures: readonly ComparedFigure[]): Movement[] {
  const sales = figures.find(({ keyFigureId }) => keyFigureId === "NetSales");
  return COMPARISONS.flatMap((comparison) => {
    const material = MATERIAL_PART * largestOf(sales?.value, sales?.[comparison]);
    const selected = figures.flatMap((figure) => {
      const movement = movementOf(figure, comparison);
      return movement && isWorthASentence(movement, material) ? [movement] : [];
    });
    const amounts = selected.filter(({ valueType }) => valueType === "Amount");
    return [
      ...largestFirst(
        amounts.filter((movement, i) => amounts.findIndex((other) => isSame(movement, other)) === i),
      ).slice(0, MAX_AMOUNTS),
      ...largestFirst(selected.filter(({ valueType }) => valueType !== "Amount")).slice(0, MAX_OTHERS),
    ];
  });
}

/** Sorts stably by descending weight. */
function largestFirst(movements: readonly Movement[]): Movement[] {
  return [...movements].sort((a, b) => weightOf(b) - weightOf(a));
}

function isSame(one: Movement, other: Movement): boolean {
  return one.value === other.value && one.against === other.against;
}

function movementOf(figure: ComparedFigure, comparison: Comparison): Movement | null {
  const { keyFigureId, valueType, value } = figure;
  const against = figure[comparison];
  if (!isFiniteNumber(value) || !isFiniteNumber(against) || CHANGE_FIGURES.includes(keyFigureId)) return null;
  const difference = value - against;
  if (!Number.isFinite(difference) || difference === 0) return null;
  const turns = (value > 0 && against < 0) || (value < 0 && against > 0);
  return {
    keyFigureId,
    valueType,
    comparison,
    value,
    against,
    direction: difference > 0 ? "up" : "down",
    turns,
  };
}

function isWorthASentence({ valueType, comparison, value, against }: Movement, material: number): boolean {
  const difference = Math.abs(value - against);
  const limit = comparison === "budget" || comparison === "target" ? OFF_PLAN : SWING;
  if (valueType === "Percent") return difference >= limit.points;
  if (difference < SMALLEST[valueType]) return false;
  if (valueType === "Amount" && difference < material) return false;
  return difference * 100 >= limit.percent * Math.abs(against);
}

/** The relative size of a movement, at most 2, which is also the size of a change from -100 to 100. */
function weightOf({ valueType, value, against }: Movement): number {
  const difference = Math.abs(value - against);
  return valueType === "Percent"
    ? Math.min(2, difference / WHOLE_POINTS)
    : difference / Math.max(Math.abs(value), Math.abs(against));
}

function largestOf(...values: (number | null | undefined)[]): number {
  return Math.max(0, ...values.map((value) => (isFiniteNumber(value) ? Math.abs(value) : 0)));
}

function isFiniteNumber(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** The smallest fraction of a difference for which an account or a voucher is named. */
const NAMED_PART = 0.2;
/** A voucher stands out when it is at least this many times the account's largest of its sign in the other period. */
const STANDS_OUT = 2;
/** The maximum numbers of accounts and vouchers that a sentence names. */
const MAX_ACCOUNTS = 3;
const MAX_VOUCHERS = 2;

/** An account's contribution to a difference in öre, positive where it raises the key figure. */
interface Part {
  number: string;
  amount: number;
}

/** The accounts behind a difference in öre: those with its sign and at least NAMED_PART of it, largest first. */
export function accountsBehind<T extends Part>(parts: readonly T[], difference: number): T[] {
  return parts
    .filter(({ amount }) => goesWith(amount, difference))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || compareText(a.number, b.number))
    .slice(0, MAX_ACCOUNTS);
}

interface VoucherPart {
  /** Number of an account of the voucher; `amount` is the voucher's effect on the key figure through it, in öre. */
  account: string;
  amount: number;
  side: "now" | "before";
  date: string;
  /** The import and the line in its file identify the voucher. */
  import: string;
  line: number;
}

/**
 * The vouchers behind a difference in öre: present ones with an effect in its direction, and earlier ones whose
 * absence has such an effect. Both must stand out from the account's vouchers of the other period, so that recurring
 * vouchers are not called a cause.
 * @param namesBefore false when earlier vouchers are only used for comparison
 */
export function vouchersBehind<T extends VoucherPart>(
  vouchers: readonly T[],
  difference: number,
  namesBefore = true,
): T[] {
  const effectOf = ({ side, amount }: VoucherPart) => (side === "now" ? amount : -amount);
  const largestUsual = ({ account, side, amount }: VoucherPart) =>
    vouchers
      .filter((other) => other.account === account && other.side !== side && other.amount > 0 === amount > 0)
      .reduce((largest, other) => Math.max(largest, Math.abs(other.amount)), 0);
  return vouchers
    .filter(({ side }) => side === "now" || namesBefore)
    .filter((voucher) => goesWith(effectOf(voucher), difference))
    .filter((voucher) => Math.abs(voucher.amount) >= STANDS_OUT * largestUsual(voucher))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || compareText(a.date, b.date) || a.line - b.line)
    .filter((voucher, i, all) => all.findIndex((other) => isSameVoucher(voucher, other)) === i)
    .slice(0, MAX_VOUCHERS);
}

/** True for two parts of one voucher, which can be on several of the accounts. */
function isSameVoucher(one: VoucherPart, other: VoucherPart): boolean {
  return one.import === other.import && one.line === other.line;
}

function goesWith(amount: number, difference: number): boolean {
  return amount > 0 === difference > 0 && amount !== 0 && Math.abs(amount) >= NAMED_PART * Math.abs(difference);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
