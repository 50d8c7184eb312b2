import * as z from "zod";
import { timestamp } from "../dates";
import { FORMULA_KINDS } from "./grammar/check-formula";
import { MAX_FORMULA_LENGTH } from "./grammar/read-formula";
import { keyFigureId } from "../ids";
import { VALUE_TYPES } from "../inputs/key-figure-inputs";
import { keyFigureValueSchema } from "../figures/key-figure-value";
import { origin, standardVersion } from "../standards";
import { name, text } from "../text";
import { MAX_LONG_TEXT_LENGTH } from "../text-limits";
import { createForm, updateForm } from "../write-forms";

export const MAX_DECIMALS = 6;

/** Extension: a key figure with its formula, a company's own or inherited, in the current or an earlier version. */
export const keyFigureFormulaSchema = z.object({
  id: keyFigureId,
  name: name(),
  /** Ids in square brackets, a decimal point, a comma between arguments (contract/formulas/grammar). */
  formula: name(MAX_FORMULA_LENGTH),
  valueType: z.enum(VALUE_TYPES),
  /** Number of decimals that its values are shown with; by default as many as other key figures of its type. */
  decimals: z.int().min(0).max(MAX_DECIMALS).optional(),
  description: text(MAX_LONG_TEXT_LENGTH).optional(),
  version: z.int(),
  /** Time and author of this version. */
  changed: timestamp,
  changedBy: z.string(),
  /** Read only: agency or company type, if the key figure is theirs. */
  origin: origin.optional(),
});
export type KeyFigureFormula = z.output<typeof keyFigureFormulaSchema>;
export const keyFigureFormulaListSchema = z.array(keyFigureFormulaSchema);

const written = keyFigureFormulaSchema.omit({ id: true, version: true, changed: true, changedBy: true, origin: true });

export const keyFigureFormulaCreateSchema = createForm(written.extend({ id: keyFigureId }));
export type KeyFigureFormulaCreate = z.output<typeof keyFigureFormulaCreateSchema>;
/** Without the id, which a PUT may use to name the key figure but cannot change. */
export const keyFigureFormulaUpdateSchema = updateForm(
  written.extend({
    /** The number of an earlier version to restore; other members of the body replace members of that version. */
    restore: z.int().min(1).optional(),
  }),
);

/** Extension: the update for an agency or a company type. To restore a version, a client sends its content. */
export const standardFormulaUpdateSchema = updateForm(written);

/** Extension: a version of a key figure that belongs to an agency or a company type. */
export const standardFormulaVersionSchema = standardVersion({ keyFigureFormula: keyFigureFormulaSchema.optional() });
export const standardFormulaVersionListSchema = z.array(standardFormulaVersionSchema);

/** Extension: a term that the formulas of a company, an agency or a company type may use. */
export const formulaTermSchema = z.object({
  id: z.string(),
  /** In the language of Accept-Language. */
  name: z.string(),
  /**
   * `keyFigure`: built-in. `own`: an own or inherited formula. `amount`: a group of accounts, or another built-in term,
   * such as a tax rate by law. `input`: a built-in input. `typed`: any other id that users have entered values for.
   */
  origin: z.enum(["keyFigure", "own", "amount", "input", "typed"]),
  /** The relation of its values to time; it decides which functions accept the term. */
  kind: z.enum(FORMULA_KINDS),
});
export type FormulaTerm = z.output<typeof formulaTermSchema>;
export const formulaTermListSchema = z.array(formulaTermSchema);

/** Extension: a formula to try out. */
export const formulaPreviewRequestSchema = createForm(
  z.object({
    /** The key figure that will have the formula, if that exists already. */
    id: keyFigureId.optional(),
    formula: name(MAX_FORMULA_LENGTH),
    /** An amount by default, which has no value of the year before where the currency was another. */
    valueType: z.enum(VALUE_TYPES).optional(),
  }),
);

/** Extension: the values that a formula would have in the months of a fiscal year. */
export const formulaPreviewSchema = z.object({
  /** The error in the formula; `values` is empty then. */
  problem: z
    .object({
      /** A code of contract/formulas/grammar; `name`, `path` and `max` are its details. */
      code: z.string(),
      message: z.string(),
      name: z.string().optional(),
      path: z.array(z.string()).optional(),
      max: z.int().optional(),
    })
    .optional(),
  values: z.array(keyFigureValueSchema.omit({ target: true })),
});
export type FormulaPreview = z.output<typeof formulaPreviewSchema>;
