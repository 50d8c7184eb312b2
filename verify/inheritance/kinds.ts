import type { Random } from "../figures/generate/random";
import type { Content } from "./model";

/** All that differs between the kinds of standards, as far as the proof knows them. */
export interface Kind {
  /** Of a company; agencies have it with Standard before it. */
  resource: string;
  /** The members that are written, by which two contents are the same. */
  members: readonly string[];
  ids: readonly string[];
  content: (random: Random) => Omit<Content, "id">;
  /** Part of a content, to change it by. */
  patch: (random: Random, content: Omit<Content, "id">) => Partial<Content>;
}

const NAMES = ["one", "two"];
const FIGURES = [["NetSales"], ["NetSales", "CashFlow"], []];

export const PRESETS: Kind = {
  resource: "KeyFigurePreset",
  members: ["name", "description", "keyFigureTypes"],
  ids: ["a", "B", "Overview", "EquityStructure"],
  content: (random) => ({ name: random.pick(NAMES), keyFigureTypes: random.pick(FIGURES) }),
  patch: (random, { name, ...content }) => random.pick([{ name }, content, { name, ...content }]),
};

/** Formulas that give this many times the net sales. */
export const FACTORS = [1, 2, 3];

export const FORMULAS: Kind = {
  resource: "KeyFigureFormula",
  members: ["name", "formula", "valueType", "decimals", "description"],
  ids: ["Own one", "Own two"],
  content: (random) => ({
    ...{ name: random.pick(NAMES), formula: `[NetSales] * ${random.pick(FACTORS)}`, valueType: "Amount" },
    ...(random.chance(0.3) && { decimals: 1 }),
  }),
  patch: (random, { name, formula, ...content }) => random.pick([{ name }, { formula }, { name, formula, ...content }]),
};

export const KINDS = [PRESETS, FORMULAS];
