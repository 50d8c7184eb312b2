// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { reportsQueries } from "@/lib/reports/queries";
import { saveFromService } from "@/lib/spreadsheets/save-from-service";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ArchivedReports } from "./archived-reports";

afterEach(cleanup);

const FILE = { id: "d", path: "/Rapporter/Mars.pdf", created: "2026-04-01T08:00:00", type: "File", size: 1000 };

vi.mock("@/lib/spreadsheets/save-from-service", () => ({ saveFromService: vi.fn(() => new Promise(() => undefined)) }));

it("fetches a PDF once when its button is pressed twice", async () => {
  installTestTransport(() => Promise.resolve(responseOf([FILE])));
  render(
    <PageProviders>
      <ArchivedReports companyId="a-demo-1" reportId="r" />
    </PageProviders>,
  );
  const button = await screen.findByRole("button");
  fireEvent.click(button);
  fireEvent.click(button);
  expect(saveFromService).toHaveBeenCalledOnce();
});

it("says when the PDFs could not be fetched, and keeps showing fetched ones when a later request fails", async () => {
  let isBroken = true;
  installTestTransport(() =>
    Promise.resolve(isBroken ? responseOf({ typeOfError: "Unexpected", message: "No." }, 500) : responseOf([FILE])),
  );
  const client = createQueryClient();
  render(
    <PageProviders client={client}>
      <ArchivedReports companyId="a-demo-1" reportId="r" />
    </PageProviders>,
  );
  await screen.findByRole("alert");
  const { queryKey } = reportsQueries.archived("a-demo-1", "r");
  isBroken = false;
  await client.invalidateQueries({ queryKey });
  await screen.findByRole("button", { name: "Rapporter / Mars.pdf" });
  isBroken = true;
  await client.invalidateQueries({ queryKey });
  await waitFor(() => {
    expect(client.getQueryState(queryKey)?.status).toBe("error");
  });
  expect(screen.getByRole("button", { name: "Rapporter / Mars.pdf" })).toBeTruthy();
});
