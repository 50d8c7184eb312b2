import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { periodOfDays } from "@/contract/period";
import type { keyFigureData } from "../../platform/db/schema";

type Row = Pick<
  typeof keyFigureData.$inferSelect,
  "keyFigureInfoId" | "firstDay" | "lastDay" | "dimensionId" | "value"
>;

export function toKeyFigureData(row: Row): KeyFigureData {
  return {
    keyFigureInfoId: row.keyFigureInfoId,
    period: periodOfDays(row.firstDay, row.lastDay),
    value: row.value,
    ...(row.dimensionId === "" ? {} : { dimensionId: row.dimensionId }),
  };
}
