import type { Period } from "@/contract/period";
import { columnIdOf, columnPeriods, GRANULARITIES, type Granularity } from "./columns";
import type { ValueAddress } from "./value-address";

export interface OtherPeriods {
  /** Number of values by length of period, for other lengths than the columns'. */
  readonly elsewhere: readonly { readonly by: Granularity; readonly values: number }[];
  /** Values of periods that are not a month, quarter or year of the fiscal year. */
  readonly odd: readonly ValueAddress[];
}

/** The values that the current columns do not show, so that the page can mention them. */
export function otherPeriods(addresses: readonly ValueAddress[], year: Period, shown: Granularity): OtherPeriods {
  const granularityOf = new Map<string, Granularity>();
  // A period that is a column of two lengths counts for the shown length, else for the longest.
  for (const by of [...GRANULARITIES, shown])
    for (const period of columnPeriods(year, by)) granularityOf.set(columnIdOf(period), by);

  const values = new Map<Granularity, number>();
  const odd: ValueAddress[] = [];
  for (const address of addresses) {
    const by = granularityOf.get(columnIdOf(address.period));
    if (by === undefined) odd.push(address);
    else if (by !== shown) values.set(by, (values.get(by) ?? 0) + 1);
  }
  const elsewhere = GRANULARITIES.flatMap((by) => {
    const count = values.get(by);
    return count === undefined ? [] : [{ by, values: count }];
  });
  return { elsewhere, odd };
}
