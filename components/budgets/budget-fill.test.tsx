// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { budgetRows, monthsOf } from "@/lib/budgets/budget-values";
import { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BudgetFill } from "./budget-fill";

afterEach(cleanup);

const [january] = monthsOf({ start: "2026-01-01T00:00:00", end: "2026-12-31T00:00:00" });
const amount = (keyFigureInfoId: string, value: number) => ({ keyFigureInfoId, period: january!, value });
const SETTING = { locale: "en-GB", currency: "SEK", readOnly: false, notANumber: "NaN", describe: () => "" };

it.each([
  ["Empty the budget", [null, null, null]],
  ["Start from the file's budget", [7, null, 9]],
])("%j changes also the accounts that a filter hides, as one step of undo", (choice, expected) => {
  const values = new FiscalYearValues({ send: () => Promise.resolve() }, budgetRows(["3010", "4010", "5010"]));
  values.setStored([amount("3010", 1), amount("4010", -2)]);
  const year = periodOfDays("2026-01-01", "2026-12-31");
  const { model, grid } = values.sheet({ year, by: "month", dimensionId: undefined }, SETTING);
  model.setShown(["3010"]);
  const contents = () => ["3010", "4010", "5010"].map((account) => model.content(account, model.columnIds()[0]!));
  render(
    <PageProviders>
      <BudgetFill {...{ grid, values }} currency="SEK" accounts={[]} file={[amount("3010", 7), amount("5010", 9)]} />
    </PageProviders>,
  );
  openPopover(screen.getByRole("menu", { hidden: true }));
  fireEvent.click(screen.getByText(choice));
  expect(contents()).toEqual(expected);
  grid.run({ type: "undo" });
  expect(contents()).toEqual([1, -2, null]);
});
