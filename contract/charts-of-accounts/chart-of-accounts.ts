import * as z from "zod";
import { distinctList, list, MAX_PROBLEMS } from "../list";
import { origin, standardVersion } from "../standards";
import { anyId, name, text } from "../text";
import { MAX_CHART_DEPTH } from "../text-limits";
import { createForm, updateForm } from "../write-forms";

/** An account in a chart: digits, and letters where a program adds them to the number. */
const accountNumber = z.string().regex(/^\d[0-9A-Za-z]{0,15}$/, {
  message: "expected an account number of 1 to 16 digits or letters, a digit first",
});

/** Account numbers from one to another, both included, compared as text. */
const accountInterval = z
  .object({ start: accountNumber, end: accountNumber })
  .refine(({ start, end }) => start <= end, { path: ["end"], message: "expected an end that is not before the start" });

export interface AccountGroup {
  type: "AccountGroup";
  id: string;
  name: string;
  children: ChartNode[];
}
export interface AccountIntervalGroup {
  type: "AccountIntervalGroup";
  id: string;
  intervals: z.output<typeof accountInterval>[];
}
export interface AccountListGroup {
  type: "AccountListGroup";
  id: string;
  accounts: string[];
}
/** A node of the tree: a named group of nodes, or a leaf that holds accounts. */
export type ChartNode = AccountGroup | AccountIntervalGroup | AccountListGroup;

/** Maximum number of nodes in a group, in a known group or at the top, of intervals in a leaf, and of known groups. */
const MAX_NODES = 1_000;
/** Maximum number of accounts that a leaf lists one by one. */
const MAX_ACCOUNTS = 10_000;

const accountIntervalGroupSchema = z.object({
  type: z.literal("AccountIntervalGroup"),
  id: name(),
  intervals: list(accountInterval, MAX_NODES).superRefine((intervals, context) => {
    const sorted = intervals.map((interval, i) => ({ ...interval, i })).sort((a, b) => (a.start < b.start ? -1 : 1));
    for (const [i, { start }] of sorted.entries()) {
      const before = sorted[i - 1];
      if (!before || start > before.end) continue;
      if (context.issues.length >= MAX_PROBLEMS) return;
      const message = `expected intervals that do not overlap, but ${start} is in ${before.start}–${before.end} too`;
      context.addIssue({ code: "custom", path: [sorted[i]!.i], message });
    }
  }),
});

const accountListGroupSchema = z.object({
  type: z.literal("AccountListGroup"),
  id: name(),
  accounts: distinctList(accountNumber, MAX_ACCOUNTS, "account"),
});

const accountGroupSchema = z.object({
  type: z.literal("AccountGroup"),
  id: name(),
  name: name(),
  get children(): z.ZodType<ChartNode[]> {
    return list(chartNodeSchema, MAX_NODES);
  },
});

export const chartNodeSchema: z.ZodType<ChartNode> = z.discriminatedUnion(
  "type",
  [accountIntervalGroupSchema, accountListGroupSchema, accountGroupSchema],
  { error: "expected AccountGroup, AccountIntervalGroup or AccountListGroup" },
);

/** The id of an AccountGroup, or a combination of nodes from anywhere in the tree. */
const knownGroupSchema = z.union(
  [anyId(), z.object({ id: name().optional(), name: text().optional(), children: list(anyId(), MAX_NODES) })],
  { error: "expected the id of an AccountGroup, or an object with the ids of children" },
);
export type KnownGroup = z.output<typeof knownGroupSchema>;

export const chartOfAccountsId = z
  .string()
  .regex(/^[A-Za-z0-9_.-]{1,64}$/, { message: "expected 1 to 64 of A-Z, a-z, 0-9, _, . and -" });

export const chartOfAccountsSchema = z.object({
  id: chartOfAccountsId,
  name: name(),
  /** Culture of the names, for example sv-SE. */
  language: text().optional(),
  children: list(chartNodeSchema, MAX_NODES),
  /** Maps the names that key figures use (NetSales, Inventory, …) to groups of this chart. */
  knownGroups: z
    .record(name(), knownGroupSchema)
    .refine((groups) => Object.keys(groups).length <= MAX_NODES, `expected at most ${MAX_NODES} known groups`)
    .meta({ maxProperties: MAX_NODES }),
  /** Read only: agency or company type, if the chart is theirs. */
  origin: origin.optional(),
});
export type ChartOfAccounts = z.output<typeof chartOfAccountsSchema>;
export const chartOfAccountsListSchema = z.array(chartOfAccountsSchema);

/**
 * The known groups that every chart must have: Income, Costs, Assets and Liabilities, and the groups without which
 * result and financial position cannot be computed (ADR 0033). One that has no accounts has empty `children`.
 */
export const MANDATORY_KNOWN_GROUPS = [
  "Income",
  "FinancialIncome",
  "Costs",
  "FinancialCosts",
  "Appropriations",
  "Taxes",
  "ProfitEntryAccounts",
  "Assets",
  "CurrentAssets",
  "Liabilities",
  "EquityCapital",
  "CurrentLiabilities",
] as const;

/**
 * A consistent chart: ids are unique in the tree, which is not too deep, the mandatory known groups are present, and
 * all known groups refer to nodes of the tree.
 */
export const soundChartOfAccountsSchema = chartOfAccountsSchema.superRefine(({ children, knownGroups }, context) => {
  const refuse = (path: PropertyKey[], message: string) => {
    if (context.issues.length < MAX_PROBLEMS) context.addIssue({ code: "custom", path, message });
  };
  const nodes = new Map<string, ChartNode>();
  const visit = (node: ChartNode, path: PropertyKey[]) => {
    if (nodes.has(node.id))
      refuse([...path, "id"], `expected ids that are unique in the tree, found "${node.id}" again`);
    nodes.set(node.id, node);
    // Each level adds two members to the path: "children" and an index.
    if (path.length > 2 * MAX_CHART_DEPTH)
      refuse(path, `expected at most ${MAX_CHART_DEPTH} groups one inside the other`);
    else if (node.type === "AccountGroup") node.children.forEach((child, i) => visit(child, [...path, "children", i]));
  };
  children.forEach((child, i) => visit(child, ["children", i]));

  for (const [known, group] of Object.entries(knownGroups)) {
    const path = ["knownGroups", known];
    if (typeof group !== "string") {
      group.children.forEach((id, i) => {
        if (!nodes.has(id)) refuse([...path, "children", i], `the tree has no group "${id}"`);
      });
    } else if (nodes.get(group)?.type !== "AccountGroup") refuse(path, `the tree has no AccountGroup "${group}"`);
  }
  for (const known of MANDATORY_KNOWN_GROUPS) {
    if (!Object.hasOwn(knownGroups, known)) refuse(["knownGroups", known], "is required");
  }
});

const written = chartOfAccountsSchema.omit({ origin: true });
export const chartOfAccountsCreateSchema = createForm(written);
export type ChartOfAccountsCreate = z.output<typeof chartOfAccountsCreateSchema>;
/** An update replaces the tree and the known groups as a whole, if it has them. The id only identifies the chart. */
export const chartOfAccountsUpdateSchema = updateForm(written.omit({ id: true }));

/** Extension: a version of an agency's chart, or of one of its company types'. */
export const chartOfAccountsVersionSchema = standardVersion({ chartOfAccounts: written.optional() });
export const chartOfAccountsVersionListSchema = z.array(chartOfAccountsVersionSchema);
