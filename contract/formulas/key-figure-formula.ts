import * as z from "zod";
import { timestamp } from "../dates";
import { FORMULA_KINDS } from "./grammar/check-formula";
import { MAX_FORMULA_LENGTH } from "./grammar/read-formula";
import { keyFigureId } from "../ids";
import { VALUE_TYPES } from "../inputs/key-figure-inputs";
import { keyFigureValueSchema } from "../figures/key-figure-value";
import { origin, standardState } from "../standards";
import { name, text } from "../text";
import { MAX_LONG_TEXT_LENGTH } from "../text-limits";
import { createForm, updateForm } from "../write-forms";

export const MAX_DECIMALS = 6;

/** Extension: a company's own key figure that is computed, as it is or as a version of it was. */
export const keyFigureFormulaSchema = z.object({
  id: keyFigureId,
  name: name(),
  /** Ids in square brackets, a decimal point, a comma between arguments (contract/formulas/grammar). */
  formula: name(MAX_FORMULA_LENGTH),
  valueType: z.enum(VALUE_TYPES),
  /** Decimals of its values when shown; when absent, those of other key figures of its type. */
  decimals: z.int().min(0).max(MAX_DECIMALS).optional(),
  description: text(MAX_LONG_TEXT_LENGTH).optional(),
  version: z.int(),
  /** Time and author of this version. */
  changed: timestamp,
  changedBy: z.string(),
  /** Read only: agency or company type, if the key figure is inherited from there. */
  origin: origin.optional(),
});
export type KeyFigureFormula = z.output<typeof keyFigureFormulaSchema>;
export const keyFigureFormulaListSchema = z.array(keyFigureFormulaSchema);

const written = keyFigureFormulaSchema.omit({ id: true, version: true, changed: true, changedBy: true, origin: true });

export const keyFigureFormulaCreateSchema = createForm(written.extend({ id: keyFigureId }));
export type KeyFigureFormulaCreate = z.output<typeof keyFigureFormulaCreateSchema>;
/** The id only names the key figure that is meant: it never changes. */
export const keyFigureFormulaUpdateSchema = updateForm(
  written.extend({
    /** The number of an earlier version, whose members hold again where the body has none. */
    restore: z.int().min(1).optional(),
  }),
);
export type KeyFigureFormulaUpdate = z.output<typeof keyFigureFormulaUpdateSchema>;

/** Extension: the same of an agency, or of one of its company types; an earlier version is restored by its content. */
export const standardFormulaUpdateSchema = updateForm(written);

/** Extension: a version of an agency's key figure, or of one of its company types'. */
export const standardFormulaVersionSchema = z.object({
  version: z.int(),
  state: standardState,
  /** Present when the state is `set`. */
  keyFigureFormula: keyFigureFormulaSchema.optional(),
  changed: timestamp,
  changedBy: z.string(),
});
export type StandardFormulaVersion = z.output<typeof standardFormulaVersionSchema>;
export const standardFormulaVersionListSchema = z.array(standardFormulaVersionSchema);

/** Extension: what formulas of a company may name. */
export const formulaTermSchema = z.object({
  id: z.string(),
  /** In the language of Accept-Language. */
  name: z.string(),
  /** A key figure, standard or own; a sum over accounts; an input; what else users typed in values for. */
  origin: z.enum(["keyFigure", "own", "amount", "input", "typed"]),
  /** The kind of its values by their relation to time, which decides the functions that take it. */
  kind: z.enum(FORMULA_KINDS),
});
export type FormulaTerm = z.output<typeof formulaTermSchema>;
export const formulaTermListSchema = z.array(formulaTermSchema);

/** Extension: a formula that is tried out; `id` of the key figure that is to have it, where there is one. */
export const formulaPreviewRequestSchema = createForm(
  z.object({ id: keyFigureId.optional(), formula: name(MAX_FORMULA_LENGTH) }),
);

/** Extension: what a formula would give for the months of a fiscal year. */
export const formulaPreviewSchema = z.object({
  /** The reason why it is no formula; there are no values then. */
  problem: z
    .object({
      /** As in contract/formulas/grammar, with what goes with it. */
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
