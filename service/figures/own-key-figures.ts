import type { Locale } from "@/contract/format/locale";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { keyFigureCatalogue } from "./catalogue";
import { accountGroups, type Chart } from "./engine/account-groups";
import { eubas97 } from "./eubas97";
import { companyDefinitions, type OwnFormula } from "./formulas/company-definitions";
import { KEY_FIGURES, type CatalogueEntry } from "./key-figures";
import { TERM_NAMES } from "./formulas/term-names";
import { addsUp, timeBasisOf } from "./formulas/time-basis";

/** The current version of an own key figure of a company, which may be inherited (ADR 0082). */
export interface OwnKeyFigure extends OwnFormula {
  name: string;
  valueType: ValueType;
  decimals: number | null;
  description: string | null;
}

/**
 * Parses the formula of an own key figure, which was checked when it was stored or just before.
 * @throws Error if the formula cannot be read
 */
export function ownKeyFigure({
  formula,
  ...stored
}: Omit<OwnKeyFigure, "expression"> & { formula: string }): OwnKeyFigure {
  return { ...stored, expression: parseFormula(formula) };
}

const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = KEY_FIGURES;
const TERMS: Readonly<Record<string, { sv: string; en: string }>> = TERM_NAMES;

/**
 * Returns the display name of a key figure, term, input or known group; an unknown id is returned unchanged.
 * @param charts charts that may have the group; the last one wins
 */
export function nameOf(
  id: string,
  language: Locale,
  own: readonly OwnKeyFigure[],
  charts: readonly Chart[] = [eubas97(language)],
): string {
  if (Object.hasOwn(CATALOGUE, id)) return CATALOGUE[id]![language].name;
  if (Object.hasOwn(TERMS, id)) return TERMS[id]![language];
  const figure = own.find((one) => one.id === id);
  if (figure) return figure.name;
  const chart = charts.findLast((one) => Object.hasOwn(one.knownGroups, id));
  return (chart && accountGroups(chart).nameOf(id)) ?? id;
}

/**
 * Returns the key figures of a company: the standard ones, then its own.
 * @param charts charts with the groups that its formulas use; the last one with a group defines it
 */
export function companyCatalogue(
  language: Locale,
  own: readonly OwnKeyFigure[],
  charts: readonly Chart[] = [eubas97(language)],
): KeyFigure[] {
  const definitions = companyDefinitions({ formulas: own, charts });
  const ofCompany = own.map(({ id, name, valueType, decimals, description, expression }): KeyFigure => {
    const written = formulaText(expression, {
      name: (used) => inBrackets(nameOf(used, language, own, charts)),
      decimalComma: language === "sv",
    });
    return {
      id,
      name,
      valueType,
      description: description ?? `= ${written}`,
      formula: formulaText(expression, { name: inBrackets }),
      timeBasis: timeBasisOf(id, definitions),
      addsUp: addsUp(id, definitions),
      ...(decimals !== null && { decimals }),
    };
  });
  return [...keyFigureCatalogue(language), ...ofCompany];
}
