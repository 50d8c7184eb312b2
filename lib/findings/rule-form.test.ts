import { describe, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { FindingRule } from "@/contract/findings/finding-rule";
import { ComparisonNames } from "./comparison-names";
import { ruleFormSchema, toTyped } from "./rule-form";

const equity: KeyFigure = { id: "EquityRatio", name: "Soliditet", valueType: "Percent", description: "" };
const names = new ComparisonNames([equity], "sv");
const schema = ruleFormSchema(names, "sv", true);
const rules: FindingRule[] = [
  { id: "a", kind: "comparison", formula: "[EquityRatio] < 12.5", resolution: "month", isOn: true, isStandard: false },
  {
    id: "b",
    kind: "change",
    keyFigureType: "EquityRatio",
    resolution: "ytd",
    unit: "points",
    limit: -1250.5,
    name: "Fallet",
    isOn: true,
    isStandard: true,
    isChanged: true,
  },
  { id: "c", kind: "targetMissed", side: "over", limit: 0, resolution: "year", isOn: true, isStandard: true },
  { id: "d", kind: "booksLate", days: 1000, isOn: true, isStandard: true },
  { id: "e", kind: "monthsMissing", isOn: true, isStandard: true },
];

describe("a rule that is typed", () => {
  it.each(rules)("is read as it was written: $kind", (rule) => {
    const { id: _, isStandard: __, isChanged: ___, ...written } = rule;
    expect(schema.parse(toTyped(rule, names, "sv"))).toEqual(written);
  });

  it.each([
    [{ formula: "Soliditet" }, "formula"],
    [{ kind: "change", limit: "tio" }, "limit"],
    [{ kind: "change", limit: "0" }, "limit"],
    [{ kind: "targetMissed", limit: "-1" }, "limit"],
    [{ kind: "booksLate", days: "1,5" }, "days"],
    [{ kind: "noComment", days: "" }, "days"],
  ] as const)("%j is wrong at %s", (changes, member) => {
    const result = schema.safeParse({ ...toTyped(null, names, "sv"), ...changes });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([member]);
  });
});
