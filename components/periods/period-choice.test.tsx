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

it("shows the period of a restored draft, and the earlier period again when the draft is discarded", () => {
  const choice = (value: Period | null) => (
    <PageProviders>
      <PeriodChoice label="Period" value={value} onChange={vi.fn()} fiscalYears={[YEAR_2024]} showErrors={false} />
    </PageProviders>
  );
  const march = periodOfDays("2024-03-01", "2024-03-31");
  const { rerender } = render(choice(march));
  rerender(choice(periodOfDays("2024-03-05", "2024-03-20")));
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual([
    "2024-03-05",
    "2024-03-20",
  ]);
  rerender(choice(periodOfDays("2024-03-06", "2024-03-20")));
  expect(screen.getAllByRole<HTMLInputElement>("textbox")[0]!.value).toBe("2024-03-06");
  rerender(choice(march));
  expect(screen.getByRole<HTMLSelectElement>("combobox").selectedOptions[0]!.text).toBe("Mar 2024");
});

it("keeps the text field that is being typed in when the typed days make up a whole month", () => {
  function Typed() {
    const [value, setValue] = useState<Period | null>(periodOfDays("2024-03-05", "2024-03-31"));
    return (
      <PeriodChoice label="Period" value={value} onChange={setValue} fiscalYears={[YEAR_2024]} showErrors={false} />
    );
  }
  render(
    <PageProviders>
      <Typed />
    </PageProviders>,
  );
  const [from] = screen.getAllByRole("textbox");
  fireEvent.change(from!, { target: { value: "2024-03-01" } });
  fireEvent.change(from!, { target: { value: "2024-03-" } });
  expect(screen.getAllByRole<HTMLInputElement>("textbox")[0]!.value).toBe("2024-03-");
  expect(screen.getAllByRole("textbox")[0]).toBe(from);
});
