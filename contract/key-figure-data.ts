import { z } from "zod";
import { dimensionId, keyFigureId } from "./ids";
import { periodSchema, type Period } from "./period";

/** A double with Infinity, -Infinity and NaN, as the wire carries it. */
export const double = z.custom<number>((value) => typeof value === "number", {
  error: "expected a number, Infinity, -Infinity or NaN",
});

export type ValueType = "Percent" | "Amount" | "Count" | "Ratio";

/** The inputs that key figures are computed from, in the order in which they are shown. */
export const KEY_FIGURE_INPUTS = [
  { id: "NumberOfEmployees", valueType: "Count" },
  { id: "TaxRate", valueType: "Percent" },
  { id: "BankOverdraftLimit", valueType: "Amount" },
  { id: "CreditSalesVATIncluded", valueType: "Amount" },
  { id: "SeparableCosts", valueType: "Amount" },
  { id: "InvestmentsInPropertyPlantAndEquipmentForTheYear", valueType: "Amount" },
  { id: "CostsForResearchAndDevelopment", valueType: "Amount" },
  { id: "InterestBearingLiabilities", valueType: "Amount" },
] as const satisfies readonly { id: string; valueType: ValueType }[];

export const keyFigureDataSchema = z.object({
  keyFigureInfoId: keyFigureId,
  period: periodSchema,
  /** Null only in the answer to a PUT that cleared the value. */
  value: double.nullable(),
  dimensionId: dimensionId.optional(),
});
export type KeyFigureData = z.output<typeof keyFigureDataSchema>;
export const keyFigureDataListSchema = z.array(keyFigureDataSchema);

/** PUT takes the same items; a null dimension counts as none, a null value clears. */
export const keyFigureDataUpdateSchema = z.array(
  keyFigureDataSchema.extend({
    value: z.custom<number | null>((value) => value === null || typeof value === "number", {
      error: "expected a number, Infinity, -Infinity, NaN, or null to clear the value",
    }),
    dimensionId: z.preprocess((value) => value ?? undefined, dimensionId.optional()),
  }),
);

/** What identifies a value within a fiscal year. */
export function keyFigureDataKey(item: {
  keyFigureInfoId: string;
  period: Period;
  dimensionId?: string | undefined;
}): string {
  return [item.keyFigureInfoId, item.period.start, item.period.end, item.dimensionId ?? ""].join("\u0000");
}
