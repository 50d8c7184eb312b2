import { smallChart } from "@/service/testing/small-chart";
import type { Random } from "../figures/generate/random";
import type { Content } from "./model";

/** The differences between the kinds of standards. */
export interface Kind {
  /** A company writes them as a list of values without ids, in which null deletes. */
  isListOfCompany?: true;
  /** Set when only agencies and types write them: `Company` if a company can read what it inherits, else `Agency`. */
  ofAgencies?: "Company" | "Agency";
  /** The resource of a company, where it has one; that of an agency has the prefix Standard. */
  resource: string;
  /** The writable members; two contents are equal when these are. */
  members: readonly string[];
  /** The ids that edits name; some are those of built-in standards. */
  ids: readonly string[];
  content: (random: Random, id: string) => Omit<Content, "id">;
  /** Some members of a content, for the body of a PUT. */
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

/** A formula gives this many times the net sales. */
const FACTORS = [1, 2, 3];

export const FORMULAS: Kind = {
  resource: "KeyFigureFormula",
  members: ["name", "formula", "valueType", "decimals", "description"],
  ids: ["Own one", "Own two"],
  content: (random) => ({
    name: random.pick(NAMES),
    formula: `[NetSales] * ${random.pick(FACTORS)}`,
    valueType: "Amount",
    ...(random.chance(0.3) && { decimals: 1 }),
  }),
  patch: (random, { name, formula, ...content }) => random.pick([{ name }, { formula }, { name, formula, ...content }]),
};

const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
const EVER = { start: "0001-01-01T00:00:00", end: "9999-12-31T23:59:59" };
/** The members of targets by the ids that standards have for them. */
const TARGET_IDS = new Map([
  ["NetSales_2025-01-01_2025-12-31", { keyFigureType: "NetSales", period: YEAR }],
  ["GrossProfitMargin_0001-01-01_9999-12-31", { keyFigureType: "GrossProfitMargin", period: EVER }],
]);

/** A target's id, from its other members. */
export function targetIdOf(target: object): string {
  const [id] = [...TARGET_IDS].find(
    ([, { keyFigureType }]) => keyFigureType === (target as { keyFigureType: string }).keyFigureType,
  )!;
  return id;
}

export const TARGETS: Kind = {
  isListOfCompany: true,
  resource: "KeyFigureTarget",
  members: ["keyFigureType", "period", "value"],
  ids: [...TARGET_IDS.keys()],
  content: (random, id) => ({ ...TARGET_IDS.get(id)!, value: random.pick([1, 2, 0.1]) }),
  patch: (_, { value }) => ({ value }),
};

/** First and last account of sales: the first pair has the booked accounts in it, the second none of them. */
const SALES_ACCOUNTS = [
  ["3000", "3999"],
  ["9000", "9999"],
] as const;

export const CHARTS: Kind = {
  resource: "ChartOfAccounts",
  members: ["name", "language", "children", "knownGroups"],
  ids: ["Chart-1", "Chart-2"],
  content: (random, id) => {
    const { id: _, ...chart } = smallChart(id, random.pick(SALES_ACCOUNTS), { name: random.pick(NAMES) });
    return { ...chart };
  },
  patch: (random, { name, children, ...content }) =>
    random.pick([{ name }, { children }, { name, children, ...content }]),
};

/** True when the chart counts the booked accounts as net sales, as the built-in chart does. */
export function hasSales(chart: Content): boolean {
  return JSON.stringify(chart.children).includes('"3999"');
}

export const RULES: Kind = {
  ofAgencies: "Agency",
  resource: "FindingRule",
  members: ["kind", "name", "days", "isOn"],
  ids: ["Rule-1", "no-comment"],
  content: (random) => ({
    kind: "noComment",
    days: random.pick([30, 90]),
    isOn: random.chance(0.5),
    ...(random.chance(0.3) && { name: random.pick(NAMES) }),
  }),
  patch: (random, { kind: _, days, ...content }) => random.pick([{ days }, content, { days, ...content }]),
};

export const TEXTS: Kind = {
  ofAgencies: "Company",
  resource: "Text",
  members: ["name", "text"],
  ids: ["Text-1", "Text-2"],
  content: (random) => ({ name: random.pick(NAMES), text: random.pick(["{[NetSales]}", "{company}"]) }),
  patch: (random, { name, text }) => random.pick([{ name }, { text }, { name, text }]),
};

export const KINDS = [PRESETS, FORMULAS, TARGETS, CHARTS, RULES, TEXTS];
