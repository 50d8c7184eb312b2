import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import type { Period } from "@/contract/period";

/** Identifies a value of a fiscal year. Without a dimension, it is a value of the whole company. */
export interface ValueAddress {
  keyFigureInfoId: string;
  period: Period;
  dimensionId?: string | undefined;
}

/** A value as the service lists it. */
export function itemOf({ keyFigureInfoId, period, dimensionId }: ValueAddress, value: number | null): KeyFigureData {
  return { keyFigureInfoId, period, value, ...(dimensionId === undefined ? {} : { dimensionId }) };
}

/** The item of a PUT that stores a value (null clears it), only if the stored value still is `before`. */
export function changeOf(address: ValueAddress, value: number | null, before: number | null): KeyFigureDataChange {
  return { ...itemOf(address, value), before };
}
