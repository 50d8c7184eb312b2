import { firstDay, lastDay, type Period } from "@/contract/period";
import type { VoucherAddress } from "@/contract/vouchers";
import {
  tracedAccountKey,
  type KeyFigureTrace,
  type TracedAccount,
  type TracedYear,
  type TraceStep,
} from "@/contract/figures/key-figure-trace";
import { movementEntries, type MovementEntries } from "@/contract/figures/movement-entries";

type TracedInputValue = NonNullable<TraceStep["input"]>["values"][number];
export type TracedRecord = TracedAccount["records"][number];
export type TracedRow = NonNullable<TracedAccount["rows"]>[number];

type Content =
  | { kind: "step"; step: TraceStep }
  | { kind: "input"; value: TracedInputValue }
  | { kind: "year"; year: TracedYear; amount: number }
  | { kind: "group"; group: TracedYear["groups"][number] }
  | { kind: "account"; account: TracedAccount | undefined; number: string; amount: number }
  | { kind: "opening"; amount: number }
  | { kind: "month"; period: Period; amount: number }
  | { kind: "record"; record: TracedRecord }
  | { kind: "row"; row: TracedRow; account: string }
  /** Stands for the rows of an account that were not returned; they are fetched on demand. */
  | { kind: "rows"; account: TracedAccount };

/** A node of the tree that leads from a value to the lines of SIE files. */
export type TraceNode = Content & {
  /** Path of the node from the top. */
  id: string;
  /** Creates the children when the node is opened; null for a leaf. */
  children: (() => TraceNode[]) | null;
};

/** The company's fiscal years, needed because rows dated outside their year count in its first or last month. */
type FiscalYears = readonly (Period & { id: string })[];

/** The top node of a trace. */
export function traceTree(trace: KeyFigureTrace, years: FiscalYears): TraceNode {
  return new TraceTree(trace, years).step(trace.tree, "0");
}

class TraceTree {
  private readonly accounts: Map<string, TracedAccount>;

  constructor(
    trace: KeyFigureTrace,
    private readonly years: FiscalYears,
  ) {
    this.accounts = new Map(trace.accounts.map((account) => [tracedAccountKey(account, account.number), account]));
  }

  step(step: TraceStep, id: string): TraceNode {
    const { terms = [], sum, input } = step;
    const isLeaf = terms.length === 0 && !sum?.years.length && !input?.values.length;
    const children = () => [
      ...terms.map((term, index) => this.step(term, `${id}.${index}`)),
      ...this.sums(sum?.years ?? [], id),
      ...(input?.values ?? []).map((value, index): TraceNode => ({
        kind: "input",
        value,
        id: `${id}.i${index}`,
        children: null,
      })),
    ];
    return { kind: "step", step, id, children: isLeaf ? null : children };
  }

  /** The years of a sum. A single year gets no node of its own: its groups are directly below the sum. */
  private sums(years: readonly TracedYear[], id: string): TraceNode[] {
    if (years.length === 1) return this.groups(years[0]!, id);
    return years.map((year) => {
      // The year before, as the same file describes it, has the same `fiscalYearId`; this key tells them apart.
      const yearId = `${id}.${tracedAccountKey(year, "")}`;
      const amount = year.groups.reduce((sum, group) => sum + group.amount, 0);
      return { kind: "year", year, amount, id: yearId, children: () => this.groups(year, yearId) };
    });
  }

  private groups(year: TracedYear, id: string): TraceNode[] {
    return year.groups.map((group) => {
      const groupId = `${id}.${group.id}`;
      const children = () => group.accounts.map((account) => this.account(year, account, groupId));
      return { kind: "group", group, id: groupId, children };
    });
  }

  private account(year: TracedYear, { number, amount }: { number: string; amount: number }, above: string): TraceNode {
    const id = `${above}.${number}`;
    const account = this.accounts.get(tracedAccountKey(year, number));
    return {
      kind: "account",
      account,
      number,
      amount,
      id,
      children: account ? () => this.childrenOf(year, account, id) : null,
    };
  }

  private childrenOf({ opening, period, fiscalYearId }: TracedYear, account: TracedAccount, id: string): TraceNode[] {
    const year = this.years.find((one) => one.id === fiscalYearId);
    const movements = movementEntries(account, year).filter((movement) => period && isWithin(movement.period, period));
    return [
      ...(opening && account.opening ? [openingOf(account.opening, id)] : []),
      ...movements.map((movement) => monthOf(movement, account, id)),
    ];
  }
}

function monthOf({ period, amount, records, rows }: MovementEntries, account: TracedAccount, above: string): TraceNode {
  const id = `${above}.${firstDay(period)}`;
  const isCut = (account.rows?.length ?? 0) < account.rowCount;
  const children = (): TraceNode[] => [
    ...records.map((record) => recordOf(record, id)),
    ...rows.map((row): TraceNode => ({
      kind: "row",
      row,
      account: account.number,
      id: `${id}.${row.import}.${row.line}`,
      children: null,
    })),
    ...(isCut ? [{ kind: "rows", account, id: `${id}.rows`, children: null } satisfies TraceNode] : []),
  ];
  return { kind: "month", period, amount, id, children: records.length + rows.length > 0 || isCut ? children : null };
}

function openingOf({ amount, records }: NonNullable<TracedAccount["opening"]>, above: string): TraceNode {
  const id = `${above}.opening`;
  const children = () => records.map((record) => recordOf(record, id));
  return { kind: "opening", amount, id, children: records.length > 0 ? children : null };
}

function recordOf(record: TracedRecord, above: string): TraceNode {
  return { kind: "record", record, id: `${above}.${record.import}.${record.line}`, children: null };
}

function isWithin(inner: Period, outer: Period): boolean {
  return firstDay(inner) >= firstDay(outer) && lastDay(inner) <= lastDay(outer);
}

/** Adds fetched rows of accounts to a trace. */
export function withRowsOf(trace: KeyFigureTrace, accounts: readonly TracedAccount[]): KeyFigureTrace {
  const found = new Map(
    accounts.filter(({ rows }) => rows).map((account) => [tracedAccountKey(account, account.number), account.rows]),
  );
  return {
    ...trace,
    accounts: trace.accounts.map((account) => {
      const rows = found.get(tracedAccountKey(account, account.number));
      return rows ? { ...account, rows } : account;
    }),
  };
}

/** The rows of an account if the voucher is among them; otherwise, or when they are not fetched, undefined. */
export function rowsAround(
  accounts: readonly TracedAccount[],
  number: string,
  voucher: VoucherAddress,
): Required<Pick<TracedAccount, "rows" | "rowCount">> | undefined {
  for (const { number: accountNumber, rows, rowCount } of accounts) {
    const isAmong = rows?.some((row) => row.import === voucher.import && row.voucher.line === voucher.line);
    if (accountNumber === number && rows && isAmong) return { rows, rowCount };
  }
  return undefined;
}
