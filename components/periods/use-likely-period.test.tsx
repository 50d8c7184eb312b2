// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { periodOfDays, type Period } from "@/contract/period";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useLikelyPeriod } from "./use-likely-period";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => "/" }));

afterEach(cleanup);

const YEAR_2025 = {
  ...YEAR_2024,
  id: "2025",
  start: "2025-01-01T00:00:00",
  end: "2025-12-31T00:00:00",
  lastLedgerDate: "2025-01-01T00:00:00",
};

function likelyMonth(lastLedgerDay: string, shown: string): Period | null {
  const client = createQueryClient();
  const years = [{ ...YEAR_2024, lastLedgerDate: `${lastLedgerDay}T00:00:00` }, YEAR_2025];
  client.setQueryData(fiscalYearsQueries.list("a-demo-1").queryKey, years);
  client.setQueryDefaults(fiscalYearsQueries.all("a-demo-1"), { staleTime: Infinity });
  const { result } = renderHook(() => useLikelyPeriod("a-demo-1"), {
    wrapper: ({ children }) => (
      <PageProviders client={client}>
        <NuqsTestingAdapter searchParams={{ year: shown }}>{children}</NuqsTestingAdapter>
      </PageProviders>
    ),
  });
  return result.current;
}

it.each([
  ["the last month of the year shown, though its last voucher is of December 30", YEAR_2024.id],
  ["in the year before when the year shown has nothing but opening balances", YEAR_2025.id],
])("the likely month is %s", (_, shown) => {
  expect(likelyMonth("2024-12-30", shown)).toEqual(periodOfDays("2024-12-01", "2024-12-31"));
});

it("the likely month is in the year shown, though later years have books", () => {
  expect(likelyMonth("2024-06-30", YEAR_2024.id)).toEqual(periodOfDays("2024-06-01", "2024-06-30"));
});
