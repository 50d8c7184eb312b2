import type { Ore } from "./sie-records";
import type { VoucherColumns } from "./voucher-columns";

/**
 * Sums amounts of rows in groups numbered from 0, exact to the öre: in doubles while those are exact; amounts that
 * would make one inexact are added to a bigint instead.
 */
export class OreSums {
  private sums = new Float64Array(1024);
  private readonly remainders = new Map<number, Ore>();

  constructor(private readonly columns: VoucherColumns) {}

  add(group: number, row: number): void {
    while (group >= this.sums.length) this.grow();
    const sum = this.sums[group]! + this.columns.amount[row]!;
    // The amount is NaN if the columns have it in `largeAmounts`; a sum of NaN fails both comparisons.
    if (sum >= Number.MIN_SAFE_INTEGER && sum <= Number.MAX_SAFE_INTEGER) this.sums[group] = sum;
    else this.remainders.set(group, (this.remainders.get(group) ?? 0n) + this.columns.oreOf(row));
  }

  of(group: number): Ore {
    return BigInt(this.sums[group] ?? 0) + (this.remainders.get(group) ?? 0n);
  }

  private grow(): void {
    const sums = new Float64Array(this.sums.length * 2);
    sums.set(this.sums);
    this.sums = sums;
  }
}
