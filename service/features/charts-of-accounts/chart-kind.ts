import {
  chartOfAccountsCreateSchema,
  chartOfAccountsId,
  chartOfAccountsUpdateSchema,
  type ChartOfAccounts,
  type ChartOfAccountsCreate,
  type ChartNode,
  type KnownGroup,
} from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Resolved } from "../standards/resolve-standards";
import { byCodePoint, originOf, type StandardDefinition } from "../standards/standard-kind";
import { checkStandardChart } from "./check-standard-chart";

/** A low limit, since charts have thousands of nodes, and a write reads all charts of the owner. */
const MAX_STANDARD_CHARTS = 20;

/** Charts that agencies give to their companies. The built-in chart is none of them: it never changes. */
export const chartKind: StandardDefinition<ChartOfAccountsCreate> = {
  kind: "ChartOfAccounts",
  resource: "StandardChartOfAccounts",
  name: "Chart of accounts",
  parameter: "standardChartId",
  member: "chartOfAccounts",
  id: chartOfAccountsId,
  create: chartOfAccountsCreateSchema,
  update: chartOfAccountsUpdateSchema,
  replacedWhole: ["knownGroups"],
  builtIn: () => [],
  isSame: (one, other) => textOf(one) === textOf(other),
  compare: (one, other) => byCodePoint(one.id, other.id),
  present: toChart,
  max: MAX_STANDARD_CHARTS,
  checked: checkStandardChart,
  affectsFigures: true,
};

/** Converts a chart to a response. Members are put in order, which the database does not preserve for standards. */
export function toChart({ value, level }: Resolved<ChartOfAccountsCreate>): ChartOfAccounts {
  const origin = originOf(level);
  if (level === "company") return value;
  const { id, name, language, children, knownGroups } = value;
  return {
    id,
    name,
    ...(language !== undefined && { language }),
    children: children.map(inOrder),
    knownGroups: inOrderOfNames(knownGroups),
    ...(origin && { origin }),
  };
}

function textOf({ name, language, children, knownGroups }: ChartOfAccountsCreate): string {
  return JSON.stringify([name, language ?? null, children.map(inOrder), inOrderOfNames(knownGroups)]);
}

function inOrder(node: ChartNode): ChartNode {
  const { type, id } = node;
  if (type === "AccountGroup") return { type, id, name: node.name, children: node.children.map(inOrder) };
  if (type === "AccountListGroup") return { type, id, accounts: node.accounts };
  return { type, id, intervals: node.intervals.map(({ start, end }) => ({ start, end })) };
}

function inOrderOfNames(groups: Record<string, KnownGroup>): Record<string, KnownGroup> {
  const names = Object.keys(groups).sort(byCodePoint);
  return Object.fromEntries(
    names.map((known): [string, KnownGroup] => {
      const group = groups[known]!;
      if (typeof group === "string") return [known, group];
      const { id, name, children } = group;
      return [known, { ...(id !== undefined && { id }), ...(name !== undefined && { name }), children }];
    }),
  );
}
