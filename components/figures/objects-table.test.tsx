// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { YEAR_2025 } from "@/lib/fiscal-years/testing/fiscal-year";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { createQueryClient } from "@/lib/query-client";
import { ObjectsTable } from "./objects-table";

const DIMENSION = { number: 1, name: "Kostnadsställe" };
const MARGIN: KeyFigure = { id: "GrossMargin", name: "Gross margin", valueType: "Percent", description: "" };
const PERIODS = [
  periodOfDays("2025-02-01", "2025-02-28"),
  periodOfDays("2025-03-31", "2025-03-31"),
  periodOfDays("2025-03-01", "2025-03-31"),
  periodOfDays("2025-04-01", "2025-04-30"),
];

afterEach(cleanup);

/** The margin in February, on 31 March, in March, and in April, which is not booked. */
function marginOf(...values: (number | null)[]): KeyFigureResult[] {
  const keyFigureValues = [...values, null].map((value, i) => ({
    value,
    period: PERIODS[i]!,
    ...(i < 3 && { bookedThrough: PERIODS[i]!.end.slice(0, 10) }),
  }));
  return [{ keyFigure: MARGIN, keyFigureValues }];
}

/** Renders the table of objects beside the margins 40, 41 and 42 of the whole company. */
function renderTable(client = createQueryClient()) {
  render(
    <PageProviders client={client}>
      <NuqsTestingAdapter>
        <ObjectsTable
          {...{ companyId: "a", year: YEAR_2025, resolution: "month", dimensionNumber: 1 }}
          preset={{ id: "p", name: "", keyFigureTypes: ["GrossMargin"] }}
          whole={marginOf(40, 41, 42)}
        />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
}

it("shows all values of a row for the same period, and the name of that period", async () => {
  const objects = ["10", "20"].map((code) => ({ id: `1_${code}`, dimension: DIMENSION, code, name: "" }));
  installTestTransport(({ path }) => {
    const figures = path.includes("1_10") ? marginOf(35, 36, null) : marginOf(50, 51, 52);
    return Promise.resolve(responseOf(path.includes("dimensionId") ? figures : objects));
  });
  renderTable();
  await screen.findByText("52.0");
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells).toEqual(["Mar 2025", "%", "42.0", "–", "52.0"]);
});

it("keeps the values of an object that cannot be fetched again", async () => {
  const failure = { typeOfError: "Unexpected", message: "No.", identifier: "id" };
  let isAway = false;
  installTestTransport(({ path }) => {
    if (!path.includes("dimensionId"))
      return Promise.resolve(responseOf([{ id: "1_10", dimension: DIMENSION, code: "10", name: "" }]));
    return Promise.resolve(isAway ? responseOf(failure, 500) : responseOf(marginOf(50, 51, 52)));
  });
  const client = createQueryClient();
  renderTable(client);
  await screen.findByText("52.0");
  isAway = true;
  await act(async () => {
    await client.refetchQueries();
    // React Query tells its observers in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText("52.0")).toBeDefined();
});
