// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { editedReport } from "@/lib/reports/form-drafts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReportPanel } from "./report-panel";
import { REPORT } from "./testing/report";
import { CONTENT } from "./testing/report-content";

vi.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => "/",
  useParams: () => ({}),
}));

const BLOCKS: FullPeriodReport["blocks"] = [{ id: "a", type: "text", text: "Hej" }];

let report: FullPeriodReport;

beforeEach(() => {
  localStorage.clear();
  installTestTransport(({ path }) => {
    const found = path.endsWith("/Content") ? CONTENT : path.endsWith("/r") ? report : [];
    return Promise.resolve(responseOf(found));
  });
});
afterEach(cleanup);

async function show(isPublished: boolean): Promise<void> {
  report = { ...REPORT, blocks: BLOCKS, isPublished };
  draftSlot(browserStorage(), "dan", "forms", ...editedReport("a-demo-1", "r")).write({ text: "{}", count: 1 });
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <ReportPanel companyId="a-demo-1" reportId="r" onDelete={() => undefined} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findByRole("heading", { name: "March" });
  await screen.findByRole("heading", { name: "Nyckeltal" });
}

it("opens the form of a draft report that an earlier visit left unsaved", async () => {
  await show(false);
  expect(await screen.findByRole("dialog", { name: "Change report" })).toBeDefined();
});

it("does not open the form of a report that has been published since, which has to be recalled first", async () => {
  // Otherwise the form, which is loaded on demand, could open after the test has looked.
  await import("./report-dialog");
  await show(true);
  // The page reads the stored draft after it is shown, and would open the form then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("dialog", { name: "Change report" })).toBeNull();
});
