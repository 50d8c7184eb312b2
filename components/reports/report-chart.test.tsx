// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { periodOfDays } from "@/contract/period";
import { ReportChart } from "./report-chart";

beforeEach(() => {
  // happy-dom has no layout, and a chart without a width draws nothing.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
});
afterEach(cleanup);

const SALES = { id: "NetSales", name: "Nettoomsättning", valueType: "Amount" as const, description: "" };
const YEARS = [
  ["2023-07-01", "2024-06-30"],
  ["2024-07-01", "2025-06-30"],
  ["2025-07-01", "2025-12-31"],
] as const;

/** The chart of a report that ends on the last day of the last of these years. */
function chartOf(years: readonly (readonly [first: string, last: string])[]) {
  const values = years.map(([first, last]) => ({
    value: 100_000,
    period: periodOfDays(first, last),
  }));
  const block = { id: "chart", type: "chart", keyFigure: SALES, resolution: "year", values } as const;
  return <ReportChart block={block} keyFigure={SALES} content={{ language: "sv", currency: "SEK" }} />;
}
const slider = () => screen.getByRole("slider");
const marked = () => slider().getAttribute("aria-valuetext")?.split(":")[0];

it("names a year by its months when the report ends within it", () => {
  render(chartOf(YEARS));
  expect(marked()).toBe("juli – dec. 2025");
  for (const label of ["2023/24", "2024/25", "juli–dec."]) expect(slider().textContent).toContain(label);
});

it("names a first year of 13 months by its years, although it begins and ends in January", () => {
  render(chartOf([["2024-01-01", "2025-01-31"]]));
  expect(slider().textContent).toContain("2024/25");
});

it("marks the latest step when the marked one has gone", () => {
  const { rerender } = render(chartOf(YEARS));
  fireEvent.keyDown(slider(), { key: "ArrowLeft" });
  expect(marked()).toBe("2024/25");
  rerender(chartOf(YEARS.slice(0, 1)));
  expect(marked()).toBe("2023/24");
});

it("goes on marking the same year when the chart begins with a later one", () => {
  const { rerender } = render(chartOf(YEARS));
  fireEvent.keyDown(slider(), { key: "ArrowLeft" });
  rerender(chartOf(YEARS.slice(1)));
  expect(marked()).toBe("2024/25");
});
