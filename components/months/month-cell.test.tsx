// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { MonthCell } from "./month-cell";

afterEach(cleanup);

it("a missing step links to the page where it is done", () => {
  render(
    <PageProviders>
      <MonthCell companyId="a-demo-1" client="Ett AB" month="2024-02" name="Feb 2024" states={["y", "n", "n", "n"]} />
    </PageProviders>,
  );
  const company = "/companies/a-demo-1";
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `${company}/statements?year=2024-02&reconciliation=true`,
    `${company}/comments?about=NetSales~2024-02-01~2024-02-29`,
    `${company}/reports`,
  ]);
});

it.each([
  [
    ["n", "-", "-", "-"],
    ["Reconciled: Waits for the books", "Commented: Waits for the books", "Reported: Waits for the books"],
  ],
  [
    ["-", "-", "-", "-"],
    [
      "Books: Before the books begin",
      "Reconciled: Before the books begin",
      "Commented: Before the books begin",
      "Reported: Before the books begin",
    ],
  ],
  [
    ["y", "-", "y", "y"],
    ["Books are in", "Reconciled: Known for the four latest fiscal years only", "Commented", "Report published"],
  ],
  [
    ["y", "y", "y", "y"],
    ["Books are in", "The books reconcile", "Commented", "Report published"],
  ],
])("each step of %j that is not missing has a text, which names the step unless it is done", (states, texts) => {
  render(
    <PageProviders>
      <MonthCell companyId="a-demo-1" client="Ett AB" month="2024-02" name="Feb 2024" states={states} />
    </PageProviders>,
  );
  expect([...document.querySelectorAll(".sr-only")].map(({ textContent }) => textContent)).toEqual(texts);
});
