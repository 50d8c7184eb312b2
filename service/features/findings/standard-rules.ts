import type { WrittenRule } from "@/contract/findings/finding-rule";

const on = { isOn: true, resolution: "ytd" } as const;

/** The rules that every agency has from the start, in order; an agency's stored rule with the same id replaces one. */
const RULES: Record<string, WrittenRule> = {
  "open-question": { kind: "openQuestion", isOn: true },
  "books-late": { kind: "booksLate", days: 31, isOn: true },
  "months-missing": { kind: "monthsMissing", isOn: true },
  "not-reconciled": { kind: "notReconciled", isOn: true },
  "equity-ratio": { ...on, kind: "comparison", formula: "[EquityRatio] < 20" },
  "quick-ratio": { ...on, kind: "comparison", formula: "[QuickRatio] < 75" },
  loss: { ...on, kind: "comparison", formula: "[ProfitAfterFinancialItems] < 0", resolution: "rolling12" },
  "sales-fall": { ...on, kind: "change", keyFigureType: "NetSales", unit: "percent", limit: -20 },
  "target-missed": { ...on, kind: "targetMissed", side: "under", limit: 0 },
  "budget-missed": {
    ...on,
    kind: "budgetMissed",
    keyFigureType: "ProfitAfterFinancialItems",
    side: "under",
    limit: 10,
  },
  // Off by default: it would find every company of an agency that writes its comments elsewhere.
  "no-comment": { kind: "noComment", days: 90, isOn: false },
};

const PLACES = new Map(Object.keys(RULES).map((id, place) => [id, place]));

export function standardRules(): (WrittenRule & { id: string })[] {
  return Object.entries(RULES).map(([id, rule]) => ({ id, ...rule }));
}

export function isStandardRule(id: string): boolean {
  return PLACES.has(id);
}

/** Standard rules come first in lists, in their order. */
export function placeOfStandardRule(id: string): number {
  return PLACES.get(id) ?? PLACES.size;
}
