// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type Period, periodOfDays } from "@/contract/period";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PeriodChoice } from "./period-choice";

vi.mock("@/lib/dates/today", () => ({ today: () => "2026-01-20" }));

const YEAR_2025 = {
  ...YEAR_2024,
  id: "2",
  start: "2025-01-01T00:00:00",
  end: "2025-12-31T00:00:00",
  lastLedgerDate: "2025-12-31T00:00:00",
};

afterEach(cleanup);

function Choice({ onChange }: { onChange: (period: Period | null) => void }) {
  const [value, setValue] = useState<Period | null>(periodOfDays("2024-03-01", "2024-03-31"));
  const change = (period: Period | null) => {
    setValue(period);
    onChange(period);
  };
  return (
    <PeriodChoice
      label="Period"
      value={value}
      onChange={change}
      fiscalYears={[YEAR_2024, YEAR_2025]}
      showErrors={false}
    />
  );
}

it("stays at the chosen time when another kind of period is chosen", () => {
  const chosen = vi.fn<(period: Period | null) => void>();
  render(
    <PageProviders>
      <Choice onChange={chosen} />
    </PageProviders>,
  );
  for (const name of ["Quarter", "Month"]) fireEvent.click(screen.getByRole("radio", { name }));
  expect(chosen.mock.calls).toEqual([
    [periodOfDays("2024-01-01", "2024-03-31")],
    [periodOfDays("2024-03-01", "2024-03-31")],
  ]);
});
