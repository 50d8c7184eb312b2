// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { budgetRows, monthsOf } from "@/lib/budgets/budget-values";
import { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BudgetTotals } from "./budget-totals";

afterEach(cleanup);

const months = monthsOf({ start: "2026-01-01T00:00:00", end: "2026-12-31T00:00:00" });

/** Shows the totals of amounts typed for January, in kronor by account; income is positive and costs are negative. */
function show(amounts: Record<string, number>) {
  const values = new FiscalYearValues({ send: () => Promise.resolve() }, budgetRows([]));
  values.setStored(
    Object.entries(amounts).map(([account, value]) => ({ keyFigureInfoId: account, period: months[0]!, value })),
  );
  render(
    <PageProviders>
      <BudgetTotals values={values} months={months} accounts={[{ number: "3010" }, { number: "4010" }]} />
    </PageProviders>,
  );
}

it("the budgeted result is that of the income statement, without balances and the transfer of the result", () => {
  show({ "1930": -700, "2081": 50, "3010": 1000, "4010": -400, "8999": -600 });
  expect(screen.getByRole("heading").textContent).toBe("Budgeted result of the year: 600");
  expect(screen.getAllByRole("listitem")[0]!.textContent).toBe("Jan 2026: 600");
});

it("nothing is shown where only balances have amounts", () => {
  show({ "1930": -700 });
  expect(screen.queryByRole("heading")).toBeNull();
});
