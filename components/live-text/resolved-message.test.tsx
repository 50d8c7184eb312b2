// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { createQueryClient } from "@/lib/query-client";
import { sentencesQueries } from "@/lib/reports/sentences";
import { ResolvedMessage } from "./resolved-message";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/", useParams: () => ({}) }));

const PERIOD = periodOfDays("2024-01-01", "2024-12-31");

const RESULTS: KeyFigureResult[] = [
  {
    keyFigure: { id: "NetSales", name: "Net sales", description: "", valueType: "Amount" },
    keyFigureValues: [{ period: PERIOD, value: 1234, target: 1500, budget: 1600 }],
  },
];

afterEach(cleanup);

it("keeps the values of a comment when the fiscal years cannot be fetched again", async () => {
  installTestTransport(() =>
    Promise.resolve(responseOf({ typeOfError: "Unknown", message: "No.", identifier: "x" }, 500)),
  );
  const client = createQueryClient();
  const years = fiscalYearsQueries.list("c1").queryKey;
  client.setQueryData(years, [YEAR_2024]);
  client.setQueryData(sentencesQueries.values("c1", PERIOD).queryKey, RESULTS);
  render(
    <PageProviders client={client}>
      <p data-testid="message">
        <ResolvedMessage companyId="c1" period={PERIOD} message="Sales: {[NetSales]}." />
      </p>
    </PageProviders>,
  );
  const shown = screen.getByTestId("message").innerHTML;
  // The value is a link, which the text without values would not have.
  expect(shown).toContain("<a");
  await act(async () => {
    await client.refetchQueries({ queryKey: years });
    // React Query tells its observers in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(client.getQueryState(years)?.status).toBe("error");
  expect(screen.getByTestId("message").innerHTML).toBe(shown);
});

it("has no links from targets and budgets, which have no trace", () => {
  const client = createQueryClient();
  client.setQueryData(fiscalYearsQueries.list("c1").queryKey, [YEAR_2024]);
  client.setQueryData(sentencesQueries.values("c1", PERIOD).queryKey, RESULTS);
  render(
    <PageProviders client={client}>
      <p data-testid="message">
        <ResolvedMessage
          companyId="c1"
          period={PERIOD}
          message="{[NetSales]} of {target [NetSales]}, {budget [NetSales]}"
        />
      </p>
    </PageProviders>,
  );
  expect(screen.getByTestId("message").textContent).toMatch(/1.500.*1.600/);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\D*1.234\D*$/),
  ]);
});
