// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { presetsQueries } from "@/lib/presets/queries";
import { createQueryClient } from "@/lib/query-client";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { MeetingTrace } from "./meeting-trace";

afterEach(cleanup);

it("keeps its placeholder while the figures are fetched, also when the presets cannot be fetched again", async () => {
  const client = createQueryClient();
  client.setQueryData(fiscalYearsQueries.list("company").queryKey, [YEAR_2024]);
  const presets = presetsQueries.list("company");
  client.setQueryData(presets.queryKey, [{ id: "p", name: "Preset", keyFigureTypes: ["NetSales"] }]);
  installTestTransport(({ path }) =>
    path.includes("KeyFigurePreset")
      ? Promise.resolve(responseOf({ typeOfError: "NotFound", message: "No.", identifier: "id" }, 404))
      : new Promise(() => undefined),
  );
  render(
    <NuqsTestingAdapter>
      <PageProviders client={client} user={{ userName: "ulla", name: "Ulla", type: "CompanyUser" }}>
        <MeetingTrace companyId="company" />
      </PageProviders>
    </NuqsTestingAdapter>,
  );
  await expect(client.query({ ...presets, staleTime: 0 })).rejects.toBeDefined();
  // Gives React time to render the failure.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(MESSAGES.en.figures.meeting.nothingToTrace)).toBeNull();
  expect(screen.queryByLabelText(MESSAGES.en.figures.meeting.loading)).not.toBeNull();
});
