import type { KeyFigure } from "@/contract/figures/key-figure";
import { COMPARISONS, type Comparison } from "@/contract/reports/ready-sentence";
import { SWING } from "@/contract/reports/report-checklist";

/*
 * The rules of ready sentences (ADR 0100): pure functions from values to what is worth a sentence. Nothing is said of a
 * value that is missing or not finite, and what is said comes in an order that the values alone decide.
 */

/** A key figure with its value and what that can be compared with, in the figure's unit. */
export interface ComparedFigure extends Partial<Record<Comparison, number | null | undefined>> {
  keyFigureId: string;
  valueType: KeyFigure["valueType"];
  value: number | null;
}

export interface Movement {
  keyFigureId: string;
  valueType: KeyFigure["valueType"];
  comparison: Comparison;
  value: number;
  against: number;
  direction: "up" | "down";
  /** The value has another sign: a loss became a profit, or the other way round. */
  turns: boolean;
}

/** The most sentences of one comparison: about amounts, and about percentages, ratios and counts. */
export const MAX_AMOUNTS = 4;
export const MAX_OTHERS = 3;
/** The difference from a plan that is worth a sentence, in percent of it or in percentage points. */
export const OFF_PLAN = { percent: 10, points: 5 } as const;
/** The part of net sales that the difference of an amount has to be. */
export const MATERIAL_PART = 0.01;
/** Less than this is not seen in the value as it is written. */
const SMALLEST = { Amount: 1, Percent: 0.1, Count: 1, Ratio: 0.01 } as const;
/** Points that weigh as much as a difference of the whole. */
const WHOLE_POINTS = 50;
/** Its movement is the movement of a movement. */
const NOT_COMPARED: readonly string[] = ["NetSalesGrowth"];

/**
 * The movements that are worth a sentence: by comparison, amounts before all else, then the largest in relation first;
 * of those that are equal, the one that comes first in `figures`. Among amounts that moved from the same to the same,
 * as profits before and after what is zero, the first alone is told.
 */
export function movementsOf(figures: readonly ComparedFigure[]): Movement[] {
  const sales = figures.find(({ keyFigureId }) => keyFigureId === "NetSales");
  return COMPARISONS.flatMap((comparison) => {
    const material = MATERIAL_PART * largestOf(sales?.value, sales?.[comparison]);
    const worthy = figures.flatMap((figure) => {
      const movement = movementOf(figure, comparison);
      return movement && isWorthASentence(movement, material) ? [movement] : [];
    });
    const amounts = worthy.filter(({ valueType }) => valueType === "Amount");
    return [
      ...largestFirst(
        amounts.filter((movement, i) => amounts.findIndex((other) => isSame(movement, other)) === i),
      ).slice(0, MAX_AMOUNTS),
      ...largestFirst(worthy.filter(({ valueType }) => valueType !== "Amount")).slice(0, MAX_OTHERS),
    ];
  });
}

/** Sorting is stable: of equal ones the first stays so. */
function largestFirst(movements: readonly Movement[]): Movement[] {
  return [...movements].sort((a, b) => weightOf(b) - weightOf(a));
}

function isSame(one: Movement, other: Movement): boolean {
  return one.value === other.value && one.against === other.against;
}

function movementOf(figure: ComparedFigure, comparison: Comparison): Movement | null {
  const { keyFigureId, valueType, value } = figure;
  const against = figure[comparison];
  if (!isFiniteNumber(value) || !isFiniteNumber(against) || NOT_COMPARED.includes(keyFigureId)) return null;
  const difference = value - against;
  if (!Number.isFinite(difference) || difference === 0) return null;
  const turns = (value > 0 && against < 0) || (value < 0 && against > 0);
  return {
    ...{ keyFigureId, valueType, comparison, value, against },
    direction: difference > 0 ? "up" : "down",
    turns,
  };
}

function isWorthASentence({ valueType, comparison, value, against }: Movement, material: number): boolean {
  const difference = Math.abs(value - against);
  const limit = comparison === "budget" || comparison === "target" ? OFF_PLAN : SWING;
  if (difference < SMALLEST[valueType]) return false;
  if (valueType === "Percent") return difference >= limit.points;
  if (valueType === "Amount" && difference < material) return false;
  return difference * 100 >= limit.percent * Math.abs(against);
}

/** The size of a movement in relation: up to 2, which is a value that has turned into its opposite. */
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

/** The part of a difference from which on an account or a voucher is named. */
export const NAMED_PART = 0.2;
/** A voucher stands out that is so many times the largest of the account in the other time. */
export const STANDS_OUT = 2;
const MAX_ACCOUNTS = 3;
const MAX_VOUCHERS = 2;

/** The part of a difference, in öre of the key figure, that something has. */
interface Part {
  number: string;
  amount: number;
}

/** The accounts behind a difference in öre: those that move it the way it went, the largest first. */
export function accountsBehind<T extends Part>(parts: readonly T[], difference: number): T[] {
  return parts
    .filter(({ amount }) => goesWith(amount, difference))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || compareText(a.number, b.number))
    .slice(0, MAX_ACCOUNTS);
}

interface VoucherPart {
  /** The number of the account that it is on, and its effect on the key figure through that, in öre. */
  account: string;
  amount: number;
  side: "now" | "before";
  date: string;
  /** Its address in the books. */
  import: string;
  line: number;
}

/**
 * The vouchers behind a difference in öre. One of this time moves the figure the way it went; one of the time before
 * does so by not being there any more. Both stand out from the account's vouchers of the other time, so that what is
 * booked every month is not called a cause.
 * @param namesBefore false where those of the time before only tell what is usual
 */
export function vouchersBehind<T extends VoucherPart>(
  vouchers: readonly T[],
  difference: number,
  namesBefore = true,
): T[] {
  const effectOf = ({ side, amount }: VoucherPart) => (side === "now" ? amount : -amount);
  const usual = (of: VoucherPart) =>
    vouchers
      .filter(({ account, side, amount }) => account === of.account && side !== of.side && amount > 0 === of.amount > 0)
      .reduce((most, { amount }) => Math.max(most, Math.abs(amount)), 0);
  return vouchers
    .filter(({ side }) => side === "now" || namesBefore)
    .filter((voucher) => goesWith(effectOf(voucher), difference))
    .filter((voucher) => Math.abs(voucher.amount) >= STANDS_OUT * usual(voucher))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || compareText(a.date, b.date) || a.line - b.line)
    .filter((voucher, i, all) => all.findIndex((other) => isSameVoucher(voucher, other)) === i)
    .slice(0, MAX_VOUCHERS);
}

/** A voucher can be on several of the accounts. */
function isSameVoucher(one: VoucherPart, other: VoucherPart): boolean {
  return one.import === other.import && one.line === other.line;
}

function goesWith(amount: number, difference: number): boolean {
  return amount > 0 === difference > 0 && amount !== 0 && Math.abs(amount) >= NAMED_PART * Math.abs(difference);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
