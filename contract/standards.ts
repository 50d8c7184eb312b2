import * as z from "zod";
import { timestamp } from "./dates";

/*
 * Extension: what an agency has in common for its companies (ADR 0082). A company inherits from its type, the type from
 * the agency, and the agency from what every agency has; each may add, change or hide.
 */

/** The kinds of standards, by the name of the resource without Standard before it. */
const STANDARD_KINDS = [
  "KeyFigurePreset",
  "KeyFigureFormula",
  "KeyFigureTarget",
  "ChartOfAccounts",
  "FindingRule",
  "Text",
] as const;
export type StandardKind = (typeof STANDARD_KINDS)[number];

/** The kinds of owner that a standard can come from. Built-in standards and a company's own have no origin. */
const ORIGINS = ["agency", "companyType"] as const;
export type Origin = (typeof ORIGINS)[number];

/** Maximum number of standards of an agency, or of one of its company types, of a kind without a limit of its own. */
export const MAX_STANDARDS = 200;

/** The state in a version: content of its own, hidden although inherited, or inherited. */
const STANDARD_STATES = ["set", "hidden", "inherited"] as const;
export type StandardState = (typeof STANDARD_STATES)[number];

export const origin = z.enum(ORIGINS);

/**
 * A version of a standard.
 * @param content the schema of the member with the standard, by its name; it is present when the state is `set`
 */
export function standardVersion<Content extends z.ZodRawShape>(content: Content) {
  return z.object({
    version: z.int(),
    state: z.enum(STANDARD_STATES),
    ...content,
    changed: timestamp,
    changedBy: z.string(),
  });
}
