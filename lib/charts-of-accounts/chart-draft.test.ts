import { expect, test } from "vitest";
import {
  MANDATORY_KNOWN_GROUPS,
  soundChartOfAccountsSchema,
  type AccountGroup,
  type ChartNode,
  type ChartOfAccounts,
} from "@/contract/charts-of-accounts/chart-of-accounts";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import {
  addGroup,
  changeGroup,
  changeGroups,
  chartOf,
  draftOf,
  findGroup,
  moveGroup,
  newGroup,
  nodeIds,
  placedGroups,
  putBackGroup,
  removeGroup,
} from "./chart-draft";
import { problemsOf } from "./chart-problems";
import { SMALL_CHART } from "./testing/small-chart";

const draft = draftOf(SMALL_CHART);
const outline = (shown = draft) =>
  placedGroups(shown).map(({ group, level }) => `${level} ${group.id}: ${group.accounts}`);

test("a draft has the accounts of each group as one text, and becomes the same chart again", () => {
  expect(outline()).toEqual([
    "1 Assets: 1000–1399, 1400–1999, 15a",
    "1 Income: ",
    "2 NetSales: 3000–3799",
    "2 Other: 3900–3999",
  ]);
  expect(chartOf(SMALL_CHART, draft)).toEqual(SMALL_CHART);
  expect(problemsOf(draft)).toEqual([]);
});

test("accounts without a group at the top keep their place", () => {
  const [assets, income] = SMALL_CHART.children as [ChartNode, ChartNode];
  const leaf: ChartNode = { type: "AccountListGroup", id: "Loose", accounts: ["9000"] };
  const chart = { ...SMALL_CHART, children: [assets, leaf, income] };
  expect(chartOf(chart, draftOf(chart))).toEqual(chart);
  const changed = chartOf(chart, changeGroup(draftOf(chart), "Loose", { accounts: "9000, 9100–9199" }));
  const intervals = [
    { start: "9000", end: "9000" },
    { start: "9100", end: "9199" },
  ];
  expect(changed.children).toEqual([assets, { type: "AccountIntervalGroup", id: "Loose", intervals }, income]);
});

test("a changed text becomes one leaf under the id of the first", () => {
  const leaves: ChartNode[] = [
    { type: "AccountListGroup", id: "First", accounts: ["1010"] },
    { type: "AccountListGroup", id: "Second", accounts: ["1020"] },
  ];
  const chart: ChartOfAccounts = {
    ...SMALL_CHART,
    children: [{ type: "AccountGroup", id: "Cash", name: "Cash", children: leaves }],
  };
  const changed = chartOf(chart, changeGroup(draftOf(chart), "Cash", { accounts: "1010–1029" }));
  expect(changed.children).toMatchObject([
    { children: [{ type: "AccountIntervalGroup", id: "First", intervals: [{ start: "1010", end: "1029" }] }] },
  ]);
  expect(nodeIds(draftOf(changed))).toEqual(["Cash", "First"]);
});

test("a change of one group leaves the others as they are", () => {
  const changed = chartOf(SMALL_CHART, changeGroup(draft, "Other", { accounts: "3800–3999", name: "Others" }));
  expect(changed.children[0]).toEqual(SMALL_CHART.children[0]);
  const [netSales] = (SMALL_CHART.children[1] as AccountGroup).children;
  expect(changed.children[1]).toMatchObject({
    children: [
      netSales,
      {
        id: "Other",
        name: "Others",
        children: [{ type: "AccountIntervalGroup", id: "OtherAccounts", intervals: [{ start: "3800", end: "3999" }] }],
      },
    ],
  });
});

test("new groups have ids of their own, and the chart with them is sound", () => {
  const added = addGroup(draft, "Income", { ...newGroup(draft, "Rents"), accounts: "3800–3899" });
  expect(newGroup(added, "").id).toBe("Group2");
  expect(outline(added).at(-1)).toBe("2 Group1: 3800–3899");
  const atTop = addGroup(added, null, newGroup(added, "Empty"));
  const everyGroup = Object.fromEntries(MANDATORY_KNOWN_GROUPS.map((known) => [known, "Group1"]));
  const chart = { ...chartOf(SMALL_CHART, atTop), knownGroups: everyGroup };
  expect(soundChartOfAccountsSchema.parse(chart)).toEqual(chart);
  expect(chart.children.at(-1)).toMatchObject({ id: "Group2", children: [] });
});

test("a group is moved with what is below it", () => {
  expect(outline(moveGroup(draft, "Income", "Assets"))).toEqual([
    "1 Assets: 1000–1399, 1400–1999, 15a",
    "2 Income: ",
    "3 NetSales: 3000–3799",
    "3 Other: 3900–3999",
  ]);
  expect(findGroup(moveGroup(draft, "Other", null), "Other")).toMatchObject({ level: 1, parentId: null });
});

test("a group is not moved into itself, nor into one below it", () => {
  expect(moveGroup(draft, "Income", "NetSales")).toBe(draft);
  expect(moveGroup(draft, "Income", "Income")).toBe(draft);
});

test("known groups that refer to a removed group are problems", () => {
  expect(problemsOf(removeGroup(draft, "Income"))).toEqual([
    { kind: "known", known: "Income" },
    { kind: "known", known: "NetSales" },
    { kind: "known", known: "OtherOperatingIncome" },
  ]);
});

test("a new group gets no id that a known group refers to", () => {
  const gone = removeGroup(draft, "NetSales");
  const referring = { ...gone, knownGroups: { ...gone.knownGroups, NetSales: "Group1" } };
  expect(newGroup(referring, "").id).toBe("Group2");
});

test("texts that the service would refuse are problems, those of groups with the group's id", () => {
  const wrong = changeGroups(
    draft,
    new Map([
      ["Assets", { name: "x".repeat(MAX_NAME_LENGTH + 1) }],
      ["NetSales", { accounts: "3000–3799, 3100" }],
      ["Other", { name: " " }],
    ]),
  );
  expect(problemsOf({ ...wrong, name: "" })).toEqual([
    { kind: "chartName" },
    { kind: "longName", groupId: "Assets", length: MAX_NAME_LENGTH + 1, max: MAX_NAME_LENGTH },
    { kind: "accounts", groupId: "NetSales", fault: { kind: "overlap", part: "3100", other: "3000–3799" } },
    { kind: "groupName", groupId: "Other" },
  ]);
});

test("a removed group is put back under a new id if a newer group has its id, with its accounts", () => {
  const changed = changeGroup(addGroup(draft, null, newGroup(draft, "Old")), "Group1", { accounts: "4000" });
  const removed = findGroup(changed, "Group1")!;
  const without = removeGroup(changed, "Group1");
  const reused = addGroup(without, null, newGroup(without, "New"));
  expect(outline(putBackGroup(reused, removed)).slice(-2)).toEqual(["1 Group1: ", "1 Group2: 4000"]);
  expect(problemsOf(putBackGroup(reused, removed))).toEqual([]);
});

test("a stored group whose id a newer group has is put back with new ids for its accounts too", () => {
  const stored = { ...newGroup(draft, "Stored"), accounts: "4000" };
  const chart = chartOf(SMALL_CHART, addGroup(draft, null, stored));
  const loaded = draftOf(chart);
  const without = removeGroup(loaded, "Group1");
  const reused = changeGroup(addGroup(without, null, newGroup(without, "New")), "Group1", { accounts: "5000" });
  const ids = nodeIds(putBackGroup(reused, findGroup(loaded, "Group1")!));
  expect(ids.slice(-4)).toEqual(["Group1", "Group1Accounts", "Group2", "Group2Accounts"]);
});

test("a removed group is put back once, and at the top when its parent has been removed too", () => {
  const netSales = findGroup(draft, "NetSales")!;
  expect(putBackGroup(draft, netSales)).toBe(draft);
  const without = removeGroup(removeGroup(draft, "NetSales"), "Income");
  expect(outline(putBackGroup(without, netSales)).at(-1)).toBe("1 NetSales: 3000–3799");
});

test.each(["NetSales", "Income"])("the removed group %s is not put back where a chart loaded again has it", (id) => {
  const again = draftOf(structuredClone(SMALL_CHART));
  expect(outline(putBackGroup(again, findGroup(draft, id)!))).toEqual(outline());
});

test("a removed group with edits is not put back where a chart loaded again has it without them", () => {
  const edited = changeGroup(draft, "NetSales", { name: "Sales", accounts: "3000–3699" });
  const again = draftOf(SMALL_CHART);
  expect(putBackGroup(again, findGroup(edited, "NetSales")!)).toBe(again);
});
