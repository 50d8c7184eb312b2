import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import type { KeyFigureTargetChange } from "@/contract/targets/key-figure-target-update";
import type { RowSet } from "@/lib/inputs/rows";

/** The targets of periods within a fiscal year, as values for the grid. */
export function valuesOf(targets: readonly KeyFigureTarget[], { start, end }: FiscalYear): KeyFigureData[] {
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  return targets
    .map(asValue)
    .filter(({ period }) => period.start.slice(0, 10) >= first && period.end.slice(0, 10) <= last);
}

export function asValue({ keyFigureType, period, value }: KeyFigureTarget): KeyFigureData {
  return { keyFigureInfoId: keyFigureType, period, value };
}

export function asTarget({ keyFigureInfoId, period, value }: KeyFigureData): KeyFigureTarget {
  return { keyFigureType: keyFigureInfoId, period, value };
}

/** The item of a PUT that stores a target: with `before`, only if that still is the stored value, else in any case. */
export function asTargetChange({ before, ...item }: KeyFigureDataChange): KeyFigureTargetChange {
  return { ...asTarget(item), before };
}

/** The rows of the grid of targets: all key figures of the catalogue, then others that have a target. */
export function targetRows(catalogue: readonly KeyFigure[]): RowSet {
  const types = new Map(catalogue.map(({ id, valueType }) => [id, valueType]));
  return {
    rows: (addresses, known) => {
      const others = new Set(known.filter((id) => !types.has(id)));
      for (const { keyFigureInfoId: id } of addresses) if (!types.has(id)) others.add(id);
      return [...types.keys(), ...others];
    },
    typeOf: (id) => types.get(id) ?? null,
  };
}
