// @vitest-environment happy-dom
import { type QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { KeyFigureTrace, TracedAccount } from "@/contract/figures/key-figure-trace";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { periodOfDays } from "@/contract/period";
import type { User } from "@/contract/users/user";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { figuresQueries } from "@/lib/figures/queries";
import { YEAR_2025 } from "@/lib/fiscal-years/testing/fiscal-year";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { TraceContent } from "./trace-panel";

const JANUARY = periodOfDays("2025-01-01", "2025-01-31");
const YEAR: FiscalYear = {
  ...YEAR_2025,
  lastLedgerDate: "2025-01-31T00:00:00",
  activePeriodLastUpdate: "2025-02-01T00:00:00",
};
const USER: User = { userName: "ulla", name: "Ulla", type: "CompanyUser", companies: [] };
const ADDRESS = { keyFigureId: "NetSales", first: "2025-01-01", last: "2025-01-31" };

const account = (number: string, more: Partial<TracedAccount> = {}): TracedAccount => ({
  fiscalYearId: "year",
  number,
  name: `Account ${number}`,
  records: [],
  rowCount: 1,
  movements: [{ period: JANUARY, amount: -10 }],
  ...more,
});
const row = (text: string) => ({
  date: "2025-01-10",
  text,
  amount: -10,
  objects: [],
  import: "file",
  line: 3,
  voucher: { series: "A", number: "1", date: "2025-01-10", text: "", line: 2 },
});

/** The value and the accounts of the trace that the service sends. */
let value: number;
let accounts: TracedAccount[];
/** The accounts of the trace that is requested for the rows of one of them; null for a 404 response. */
let accountsWithRows: TracedAccount[] | null;
let client: QueryClient;

beforeEach(() => {
  value = 20;
  accounts = [account("3010"), account("3020")];
  accountsWithRows = [account("3010", { rows: [row("Sold")] })];
  client = createQueryClient();
  installTestTransport(({ path }) => {
    const sent = path.includes("account=") ? accountsWithRows : accounts;
    if (!sent) return respond(404, { typeOfError: "NotFound", message: "No.", identifier: "id" });
    return respond(200, traceOf(sent));
  });
});
afterEach(cleanup);

function traceOf(sent: TracedAccount[]): KeyFigureTrace {
  const amounts = ["3010", "3020"].map((number) => ({ number, amount: -10 }));
  const groups = [{ id: "g", name: "Sales", parents: [], amount: -20, accounts: amounts }];
  const years = [{ fiscalYearId: "year", opening: false, period: JANUARY, groups }];
  return {
    keyFigure: { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
    value,
    period: JANUARY,
    accounts: sent,
    rowCount: 2,
    tree: { text: "NetSales", label: "Net sales", value, sum: { sign: -1, years } },
  };
}

function respond(status: number, body: unknown) {
  return Promise.resolve(responseOf(body, status));
}

/** Renders the trace, and opens each account and its month, which contains the line that fetches the rows. */
async function show() {
  render(
    <PageProviders client={client} user={USER}>
      <NuqsTestingAdapter>
        <TraceContent companyId="a-demo-1" years={[YEAR]} address={ADDRESS} dimensionId={undefined} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await open(/^Sales/);
  // From below, so that the first month in the tree is always that of the account opened last.
  for (const number of ["3020", "3010"]) {
    await open(new RegExp(number));
    await open(/Jan/);
  }
}

/** Opens the first line of the tree with this name. */
async function open(name: RegExp) {
  const [line] = await screen.findAllByRole("treeitem", { name });
  fireEvent.click(line!);
}
/** The lines that fetch rows when they are clicked, account 3010 first. */
const fetchLines = () => screen.getAllByRole("treeitem", { name: /^Fetch/ });

describe("the rows of an account that are not in the trace", () => {
  it("are fetched when they are asked for, also where the same account of another year has none", async () => {
    accountsWithRows = [account("3010", { rows: [row("Sold")] }), account("3010", { fiscalYearId: "before" })];
    accounts = [...accounts, account("3010", { fiscalYearId: "before" })];
    await show();
    fireEvent.click(fetchLines()[0]!);
    expect(await screen.findByText(/Sold/)).toBeTruthy();
    expect(fetchLines()).toHaveLength(1);
  });

  it("say at their own line that they could not be fetched, and are fetched when asked for again", async () => {
    accountsWithRows = null;
    await show();
    fireEvent.click(fetchLines()[0]!);
    const alert = await screen.findByRole("alert");
    expect(fetchLines().map((line) => line.contains(alert))).toEqual([true, false]);
    // A note about a failed change says so, but this was a read.
    expect(alert.textContent).not.toContain("Nothing was saved");
    accountsWithRows = [account("3010", { rows: [row("Sold")] })];
    fireEvent.click(fetchLines()[0]!);
    expect(await screen.findByText(/Sold/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("stay while the trace itself is fetched again", async () => {
    await show();
    fireEvent.click(fetchLines()[0]!);
    await screen.findByText(/Sold/);
    value = 4444;
    await client.invalidateQueries({ queryKey: figuresQueries.all("a-demo-1") });
    expect(await screen.findAllByText(/4,444/)).toHaveLength(2);
    expect(screen.getByText(/Sold/)).toBeTruthy();
  });
});
