// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChartControls } from "./chart-controls";

afterEach(cleanup);

const YEAR = { start: "2024-01-01T00:00:00", end: "2024-12-31T00:00:00" } as FiscalYear;

it("shows the months of an address that are outside the books", () => {
  render(
    <PageProviders>
      <ChartControls
        {...{ year: YEAR, years: [YEAR], resolution: "month", range: { from: "2019-03", to: "2025-02" } }}
        onResolution={() => undefined}
        onRange={() => undefined}
      />
    </PageProviders>,
  );
  const { chart } = MESSAGES.en.figures;
  expect([chart.from, chart.to].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value)).toEqual([
    "2019-03",
    "2025-02",
  ]);
});
