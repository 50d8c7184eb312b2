// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Resolution } from "@/contract/figures/resolutions";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { periodOfDays, splitPeriod } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FigureChart } from "./figure-chart";

vi.mock("next/navigation", () => ({ useParams: () => ({}) }));

beforeEach(() => {
  // A DOM without layout has widths of 0, in which the chart draws nothing.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
  installTestTransport(() => Promise.resolve(responseOf([])));
});
afterEach(cleanup);

const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00", currency: "SEK" } as FiscalYear;
const SALES = { id: "NetSales", name: "Net sales", valueType: "Amount" as const, description: "" };

function chartOf(resolution: Resolution, months: 1 | 3, last = "2025-12-31") {
  const steps = splitPeriod(periodOfDays("2025-01-01", last), months).map((period) => {
    return { period, bookedThrough: period.end.slice(0, 10), value: 100, target: null, budget: null, before: null };
  });
  return (
    <PageProviders>
      <FigureChart
        {...{ companyId: "a-demo-1", year: YEAR, pins: [], resolution }}
        courses={[{ keyFigure: SALES, steps }]}
        onTrace={() => undefined}
      />
    </PageProviders>
  );
}
const marked = () => screen.getByRole("slider").getAttribute("aria-valuetext")?.split(":")[0];

it("keeps marking the same time when the steps change, and marks the latest step when none ends at this time", () => {
  const { rerender } = render(chartOf("month", 1));
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Home" });
  for (let step = 0; step < 2; step++) fireEvent.keyDown(screen.getByRole("slider"), { key: "ArrowRight" });
  expect(marked()).toBe("Mar 2025");
  rerender(chartOf("quarter", 3));
  expect(marked()).toBe("Q1 2025");
  rerender(chartOf("month", 1, "2025-02-28"));
  expect(marked()).toBe("Feb 2025");
});

it("takes the unit of its axis from the lines that it draws, which for several figures are their values alone", () => {
  const period = periodOfDays("2025-01-01", "2025-12-31");
  const step = { period, bookedThrough: "2025-12-31", value: 100, target: null, budget: null, before: 5e6 };
  const courses = ["NetSales", "GrossProfit"].map((id) => ({ keyFigure: { ...SALES, id, name: id }, steps: [step] }));
  const chartOfFigures = (count: number) => (
    <PageProviders>
      <FigureChart
        {...{ companyId: "a-demo-1", year: YEAR, pins: [], resolution: "year" }}
        courses={courses.slice(0, count)}
        onTrace={() => undefined}
      />
    </PageProviders>
  );
  const { rerender } = render(chartOfFigures(1));
  expect(screen.queryByText("MSEK")).not.toBeNull();
  rerender(chartOfFigures(2));
  expect(screen.queryByText("MSEK")).toBeNull();
});

it("names the booked months of a last sum that is of only some, but not of a figure that does not add up", () => {
  const step = { bookedThrough: "2025-12-31", value: 100, target: null, budget: null, before: null };
  const years = [
    { ...step, period: periodOfDays("2025-01-01", "2025-12-31") },
    { ...step, period: periodOfDays("2026-01-01", "2026-12-31"), bookedThrough: "2026-02-28", value: 50 },
  ];
  const course = (id: string, addsUp: boolean) => ({ keyFigure: { ...SALES, id, name: id, addsUp }, steps: years });
  render(
    <PageProviders>
      <FigureChart
        {...{ companyId: "a-demo-1", year: YEAR, pins: [], resolution: "year" }}
        courses={[course("Sales", true), course("Sales per employee", false)]}
        onTrace={() => undefined}
      />
    </PageProviders>,
  );
  expect(screen.queryByText("Sales Jan–Feb")).not.toBeNull();
  expect(screen.queryByText("Sales per employee")).not.toBeNull();
});
