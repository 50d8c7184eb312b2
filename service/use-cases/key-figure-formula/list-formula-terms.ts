import type { FormulaTerm } from "@/contract/key-figure-formula";
import { KEY_FIGURE_INPUTS } from "@/contract/key-figure-inputs";
import type { Caller } from "../../caller";
import { CATALOGUE_IDS } from "../../key-figures/catalogue-ids";
import { definitionOfGroup, everyDefinition, termOf } from "../../key-figures/formulas/company-definitions";
import { TERM_NAMES } from "../../key-figures/formulas/term-names";
import { nameOf } from "../../key-figures/own-key-figures";
import { reachCompany } from "../../policies/authorize";
import { readFormulaSetting } from "./formula-setting";

/** What formulas of the company may name, in the caller's language; of one id only what it stands for. */
export async function listFormulaTerms(caller: Caller, companyId: string): Promise<FormulaTerm[]> {
  await reachCompany(caller, companyId, "keyFigureFormula.read");
  const { language } = caller;
  const { own, charts, typed } = await readFormulaSetting(caller.db, companyId, language);
  const kindOf = termOf(everyDefinition({ formulas: own, charts }));
  const inputs = new Set<string>(KEY_FIGURE_INPUTS.map(({ id }) => id));
  const terms = new Map<string, FormulaTerm>();
  const add = (id: string, origin: FormulaTerm["origin"]) => {
    if (!terms.has(id)) terms.set(id, { id, name: nameOf(id, language, own, charts), origin, kind: kindOf(id)!.kind });
  };
  for (const id of CATALOGUE_IDS) add(id, "keyFigure");
  for (const { id } of own) add(id, "own");
  for (const id of Object.keys(TERM_NAMES)) add(id, inputs.has(id) ? "input" : "amount");
  for (const chart of charts) {
    for (const known of Object.keys(chart.knownGroups)) {
      if (definitionOfGroup(known, charts)) add(known, "amount");
    }
  }
  for (const id of typed) add(id, "typed");
  return [...terms.values()];
}
