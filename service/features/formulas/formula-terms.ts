import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Locale } from "@/contract/format/locale";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import { EUBAS97, eubas97 } from "../../figures/eubas97";
import { definitionOfGroup } from "../../figures/formulas/company-definitions";
import { TERM_NAMES } from "../../figures/formulas/term-names";
import { nameOf, type OwnKeyFigure } from "../../figures/own-key-figures";

/** The names that formulas of a company can use. */
export interface FormulaSetting {
  own: OwnKeyFigure[];
  /** The built-in chart in a user's language, then those of the fiscal years in order. */
  charts: ChartOfAccounts[];
  /** Ids under which values were typed in, by code point. */
  typed: string[];
}

/** Maps each id that formulas of the company can use to its origin; the first origin of an id wins. */
export function originsOf({ own, charts, typed }: FormulaSetting): Map<string, FormulaTerm["origin"]> {
  const inputs = new Set<string>(KEY_FIGURE_INPUTS.map(({ id }) => id));
  const groups = charts.flatMap(({ knownGroups }) => Object.keys(knownGroups));
  const origins = new Map<string, FormulaTerm["origin"]>();
  const add = (ids: readonly string[], originOf: (id: string) => FormulaTerm["origin"]) => {
    for (const id of ids) if (!origins.has(id)) origins.set(id, originOf(id));
  };
  add(CATALOGUE_IDS, () => "keyFigure");
  add(
    own.map(({ id }) => id),
    () => "own",
  );
  add(Object.keys(TERM_NAMES), (id) => (inputs.has(id) ? "input" : "amount"));
  add(
    groups.filter((group) => definitionOfGroup(group, charts)),
    () => "amount",
  );
  add(typed, () => "typed");
  return origins;
}

/**
 * Finds an id by itself or by its English or Swedish display name, ignoring case: formulas in requests have ids, but
 * pages show names. Returns the first of several ids with the name; undefined when there is none.
 */
export function idOfName(name: string, setting: FormulaSetting): string | undefined {
  const wanted = foldCase(name);
  const chartsIn = (language: Locale) =>
    setting.charts.map((chart) => (chart.id === EUBAS97 ? eubas97(language) : chart));
  const [english, swedish] = [chartsIn("en"), chartsIn("sv")];
  return [...originsOf(setting).keys()].find((id) =>
    [id, nameOf(id, "en", setting.own, english), nameOf(id, "sv", setting.own, swedish)].map(foldCase).includes(wanted),
  );
}

function foldCase(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
