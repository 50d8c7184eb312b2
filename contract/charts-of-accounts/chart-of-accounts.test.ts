import { expect, it } from "vitest";
import { MANDATORY_KNOWN_GROUPS, soundChartOfAccountsSchema } from "./chart-of-accounts";

it("a chart finds its groups by ids in any Unicode form", () => {
  const children = [{ type: "AccountGroup", id: "A\u030Akeri", name: "Åkeri", children: [] }];
  const others = MANDATORY_KNOWN_GROUPS.map((known) => [known, { children: [] }]);
  const knownGroups = { ...Object.fromEntries(others), Income: "A\u030Akeri", Costs: { children: ["A\u030Akeri"] } };
  const chart = soundChartOfAccountsSchema.parse({ id: "own", name: "Own", children, knownGroups });
  expect(chart.knownGroups).toMatchObject({ Income: "Åkeri", Costs: { children: ["Åkeri"] } });
});
