import type { KeyFigure } from "@/contract/figures/key-figure";
import { termOf } from "./company-definitions";
import type { Definitions } from "./definitions";

export type TimeBasis = NonNullable<KeyFigure["timeBasis"]>;

/** Figures that use only balances are for a day, all others for a whole period. */
export function timeBasisOf(id: string, definitions: Definitions): TimeBasis {
  return termOf(definitions)(id)?.kind === "balance" ? "day" : "period";
}
