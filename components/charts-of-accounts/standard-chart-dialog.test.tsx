// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiResponse } from "@/lib/api/transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { StandardChartDialog } from "./standard-chart-dialog";

const WORDS = MESSAGES.en.standards.charts;
const CLIENT = { id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0001" };
const CHART: ChartOfAccounts = { id: "bas", name: "BAS 2025", children: [], knownGroups: {} };

/** One function for each request for a client's charts so far; it responds to the request. */
let respondWithCharts: ((response: ApiResponse) => void)[];

beforeEach(async () => {
  respondWithCharts = [];
  installTestTransport(({ path }) =>
    path.endsWith("/ChartOfAccounts")
      ? new Promise((resolve) => {
          respondWithCharts.push(resolve);
        })
      : Promise.resolve(responseOf([CLIENT])),
  );
  render(
    <PageProviders>
      <StandardChartDialog
        place={{ agencyId: "demo", companyTypeId: null }}
        chart={null}
        taken={[]}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  await screen.findByRole("option", { name: CLIENT.name });
  fireEvent.change(screen.getByLabelText(WORDS.name), { target: { value: "Agency's" } });
  fireEvent.change(screen.getByLabelText(WORDS.source), { target: { value: CLIENT.id } });
  await waitFor(() => {
    expect(respondWithCharts).toHaveLength(1);
  });
});
afterEach(cleanup);

const createButton = () => screen.getByRole<HTMLButtonElement>("button", { name: MESSAGES.en.ui.create });

it("lets nothing be created before the charts of the chosen client are there", async () => {
  expect(createButton().disabled).toBe(true);
  respondWithCharts[0]!(responseOf([CHART]));
  await screen.findByRole("option", { name: CHART.name });
  expect(createButton().disabled).toBe(false);
});

it("says that the charts of the chosen client could not be fetched", async () => {
  respondWithCharts[0]!(responseOf({ typeOfError: "Forbidden", message: "No.", identifier: "x" }, 403));
  expect((await screen.findByRole("alert")).textContent).toContain(MESSAGES.en.errors.forbidden.title);
  expect(createButton().disabled).toBe(true);
});
