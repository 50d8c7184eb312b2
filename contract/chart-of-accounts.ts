import { z } from "zod";

/** Account numbers from one to another, both included, compared as text. */
const accountInterval = z.object({ start: z.string(), end: z.string() });

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

const accountGroupSchema: z.ZodType<AccountGroup> = z.lazy(() =>
  z.object({
    type: z.literal("AccountGroup"),
    id: z.string(),
    name: z.string(),
    children: z.array(chartNodeSchema),
  }),
);

export const chartNodeSchema: z.ZodType<ChartNode> = z.union([
  z.object({ type: z.literal("AccountIntervalGroup"), id: z.string(), intervals: z.array(accountInterval) }),
  z.object({ type: z.literal("AccountListGroup"), id: z.string(), accounts: z.array(z.string()) }),
  accountGroupSchema,
]);

/** The id of the AccountGroup that is meant, or a group put together of nodes from anywhere in the tree. */
const knownGroupSchema = z.union([
  z.string(),
  z.object({ id: z.string().optional(), name: z.string().optional(), children: z.array(z.string()) }),
]);
export type KnownGroup = z.output<typeof knownGroupSchema>;

export const chartOfAccountsSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Culture of the names, for example sv-SE. */
  language: z.string().optional(),
  children: z.array(chartNodeSchema),
  /** What key figures call a group (NetSales, Inventory, …) to where this chart has it. */
  knownGroups: z.record(z.string(), knownGroupSchema),
});
export type ChartOfAccounts = z.output<typeof chartOfAccountsSchema>;
export const chartOfAccountsListSchema = z.array(chartOfAccountsSchema);
