// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { editedBlocks } from "@/lib/reports/form-drafts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PublishDialog } from "./publish-dialog";

const text = (content: string): ReportBlock[] => [{ id: "a", type: "text", text: content }];
/** Each test has a report of its own, because edits of a report are kept in memory from test to test. */
const reportOf = (id: string): FullPeriodReport => ({
  id,
  title: "March",
  author: "Anna",
  created: "2026-04-01T08:00:00",
  keyFigures: [],
  blocks: text("Hej"),
  period: periodOfDays("2026-03-01", "2026-03-31"),
  isPublished: false,
  keyFigurePresetId: "Overview",
});

/** The bodies of the requests that change the report. */
let changes: unknown[];

beforeEach(() => {
  cleanup();
  localStorage.clear();
  changes = [];
  installTestTransport(({ method, path, body }) => {
    if (method === "PUT") changes.push(JSON.parse(body as string));
    return Promise.resolve(responseOf(path.endsWith("/Checklist") ? { items: [] } : reportOf("two")));
  });
});

function show(id: string): HTMLButtonElement {
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <PublishDialog companyId="a-demo-1" report={reportOf(id)} onClose={() => undefined} />
    </PageProviders>,
  );
  return screen.getByRole<HTMLButtonElement>("button", { name: "Publish" });
}

it("disables publishing while unsaved edits of an earlier visit wait for a choice in the editor", async () => {
  const draft = JSON.stringify({ stored: text("Hej"), current: text("Hej, allt gick bra") });
  draftSlot(browserStorage(), "chief", "forms", ...editedBlocks("a-demo-1", "one")).write({ text: draft, count: 1 });
  const publish = show("one");
  expect((await screen.findByRole("alert")).textContent).toContain("not saved");
  expect(publish.disabled).toBe(true);
});

it("publishes when no unsaved edits wait", async () => {
  const publish = show("two");
  await screen.findByRole("list");
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(publish);
  await waitFor(() => {
    expect(changes).toEqual([{ isPublished: true }]);
  });
});
