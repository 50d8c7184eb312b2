import * as z from "zod";
import { keyFigureId } from "../ids";
import { VALUE_TYPES } from "../inputs/key-figure-inputs";

/**
 * A key figure of the catalogue, which presets can show. Name and description are in the language of Accept-Language,
 * but those of own key figures as they were typed. Without a typed description it is the formula in that language.
 */
export const keyFigureSchema = z.object({
  id: keyFigureId,
  name: z.string(),
  valueType: z.enum(VALUE_TYPES),
  description: z.string(),
  /** Its number among the key figures of BAS, such as G7. */
  basId: z.string().optional(),
  /** Extension: `day` for values of the period's last day, which are made of balances only. */
  timeBasis: z.enum(["period", "day"]).optional(),
  /** Extension: true if the value of a period is the sum of the values of its months, such as net sales. */
  addsUp: z.boolean().optional(),
  /**
   * Extensions, of a company's own key figures: the formula, which has ids in place of names, and the number of
   * decimals of written values.
   */
  formula: z.string().optional(),
  decimals: z.int().optional(),
});
export type KeyFigure = z.output<typeof keyFigureSchema>;
export const keyFigureListSchema = z.array(keyFigureSchema);
