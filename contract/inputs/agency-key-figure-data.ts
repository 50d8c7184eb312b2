import * as z from "zod";
import { fiscalYearSchema } from "../fiscal-years/fiscal-year";
import { double } from "./key-figure-data";
import { periodSchema } from "../dates";

/** Extension: one key figure of one of an agency's companies, by fiscal year. */
export const companyFigureSchema = z.object({
  /** Id of the company. */
  id: z.string(),
  name: z.string(),
  /** Fiscal years that overlap the range of the query, by start. */
  fiscalYears: z.array(
    fiscalYearSchema.pick({ id: true, start: true, end: true, currency: true }).extend({
      values: z.array(z.object({ period: periodSchema, value: double })),
    }),
  ),
});
export type CompanyFigure = z.output<typeof companyFigureSchema>;
export const agencyKeyFigureDataSchema = z.array(companyFigureSchema);
