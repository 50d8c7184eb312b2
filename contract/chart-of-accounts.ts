import { z } from "zod";

const interval = z.object({ start: z.int(), end: z.int() });

export type AccountGroup = {
  id: string;
  name: string;
  children?: AccountGroup[] | undefined;
  intervals?: { start: number; end: number }[] | undefined;
  accounts?: number[] | undefined;
};

/** A group of the tree: with children, with account intervals, or with a list of accounts. */
export const accountGroupSchema: z.ZodType<AccountGroup> = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    children: z.array(accountGroupSchema).optional(),
    intervals: z.array(interval).optional(),
    accounts: z.array(z.int()).optional(),
  }),
);

export const chartOfAccountsSchema = z.object({
  id: z.string(),
  name: z.string(),
  groups: z.array(accountGroupSchema),
  /** Known group (NetSales, TotalAssets, …) to the id of the group that holds it. */
  knownGroups: z.record(z.string(), z.string()),
});
export type ChartOfAccounts = z.output<typeof chartOfAccountsSchema>;
export const chartOfAccountsListSchema = z.array(chartOfAccountsSchema);
