import type { KeyFigure } from "@/contract/figures/key-figure";
import { termOf } from "./company-definitions";
import type { Definitions } from "./definitions";

export type TimeBasis = NonNullable<KeyFigure["timeBasis"]>;

/** Whether a figure is of a day, as all that is made of balances alone, or of its whole period. */
export function timeBasisOf(id: string, definitions: Definitions): TimeBasis {
  return termOf(definitions)(id)?.kind === "balance" ? "day" : "period";
}
