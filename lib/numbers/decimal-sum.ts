/** Digits of a decimal number that a double keeps. */
const EXACT_DIGITS = 15;
/** The most that `toFixed` takes. */
const MAX_DECIMALS = 100;

/**
 * Adds up doubles as the decimal numbers that people typed: 0.1 + 0.2 − 0.3 is 0 and not 5.6E−17. The additions are
 * compensated (Neumaier). The sum is rounded to the decimals of the number that has most of them, but to no more than
 * 15 significant digits leave to a number just below the largest one.
 */
export class DecimalSum {
  private sum: number | null = null;
  /** The parts that additions have rounded away. */
  private lost = 0;
  private decimals = 0;
  private largest = 0;

  add(value: number): void {
    const sum = this.sum ?? 0;
    const next = sum + value;
    // Infinite sums have lost nothing.
    if (Number.isFinite(next)) this.lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    this.sum = next;
    this.largest = Math.max(this.largest, Math.abs(value));
    // Writing each number to count its decimals would take thirty times as long.
    const scale = 10 ** this.decimals;
    if (Math.round(value * scale) / scale !== value) this.decimals = Math.max(this.decimals, decimalsOf(value));
  }

  /** Null before anything was added. */
  get value(): number | null {
    if (this.sum === null || !Number.isFinite(this.sum)) return this.sum;
    const exact = Math.max(0, EXACT_DIGITS - Math.ceil(Math.log10(this.largest)));
    // 0 is added because the number may be a negative zero.
    return Number((this.sum + this.lost).toFixed(Math.min(this.decimals, exact, MAX_DECIMALS))) + 0;
  }

  copy(): DecimalSum {
    return Object.assign(new DecimalSum(), this);
  }
}

/** The sum of all values that are not null; null when all are. */
export function decimalSum(values: Iterable<number | null>): number | null {
  const sum = new DecimalSum();
  for (const value of values) if (value !== null) sum.add(value);
  return sum.value;
}

/** The decimals of the shortest text that reads back as the number: 2 for 0.25, 7 for 1e-7. */
function decimalsOf(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (mantissa.split(".")[1] ?? "").length - Number(exponent));
}
