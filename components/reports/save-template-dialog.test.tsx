// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { holdDeletion } from "@/lib/held-deletions";
import { openBlockEdits } from "@/lib/reports/open-block-edits";
import { reportTemplatePath } from "@/lib/reports/paths";
import { runToastAction, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { SaveTemplateDialog } from "./save-template-dialog";

const text = (content: string): ReportBlock[] => [{ id: "a", type: "text", text: content }];
const reportOf = (id: string): FullPeriodReport => ({
  id,
  title: "March",
  author: "Anna",
  created: "2026-04-01T08:00:00",
  keyFigures: [],
  blocks: text("stored"),
  period: periodOfDays("2026-03-01", "2026-03-31"),
  isPublished: false,
  keyFigurePresetId: "Overview",
});

/** The templates that the service lists. */
let listed: ReportTemplate[];
/** The blocks of each template that was sent. */
let sentBlocks: ReportBlock[][];
let isReportBroken: boolean;
let isListBroken: boolean;

beforeEach(() => {
  cleanup();
  localStorage.clear();
  listed = [];
  sentBlocks = [];
  isReportBroken = false;
  isListBroken = false;
  installTestTransport(({ method, path, body }) => {
    const sent = (method === "GET" ? {} : JSON.parse(body as string)) as { blocks?: ReportBlock[] };
    const report = /PeriodReport\/(\w+)$/.exec(path)?.[1];
    if (report !== undefined && method === "PUT" && isReportBroken) {
      return Promise.resolve(responseOf({ typeOfError: "Unexpected", message: "No." }, 500));
    }
    if (isListBroken && method === "GET" && path.includes("ReportTemplate")) {
      return Promise.resolve(responseOf({ typeOfError: "Unexpected", message: "No." }, 500));
    }
    if (report !== undefined) return Promise.resolve(responseOf({ ...reportOf(report), ...sent }));
    if (method === "POST") sentBlocks.push(sent.blocks!);
    return Promise.resolve(responseOf(method === "POST" ? { id: "t", name: "March", blocks: sent.blocks } : listed));
  });
});

/**
 * Shows the dialog for a report. Each test has a report of its own, because the edits of a report stay in memory after
 * the test.
 */
function show(id: string, onClose: () => void = () => undefined, client = createQueryClient()): void {
  render(
    <PageProviders
      client={client}
      user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}
    >
      <SaveTemplateDialog agencyId="demo" companyId="a-demo-1" report={reportOf(id)} onClose={onClose} />
    </PageProviders>,
  );
}

/** Edits the blocks of a report, and saves the report as a template while the edits are not saved yet. */
function saveEdited(id: string, onClose: () => void): void {
  const client = createQueryClient();
  openBlockEdits(client, { userName: "chief", companyId: "a-demo-1", report: reportOf(id) }).change(text("edited"));
  show(id, onClose, client);
  fireEvent.click(screen.getByRole("button", { name: "Save template" }));
}

it("saves the edits first, so that the template has them", async () => {
  const onClose = vi.fn();
  saveEdited("one", onClose);
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(sentBlocks).toEqual([text("edited")]);
});

it("makes no template of a report whose edits cannot be saved", async () => {
  isReportBroken = true;
  saveEdited("two", () => undefined);
  expect((await screen.findByRole("alert")).textContent).toContain("not saved");
  expect(sentBlocks).toEqual([]);
});

it("does not offer to replace a template that waits to be deleted", async () => {
  listed = ["Month", "Year"].map((name) => ({ id: name, name, blocks: text(name) }));
  const path = reportTemplatePath("demo", "Month");
  const done = () => Promise.resolve();
  holdDeletion({ path, message: "Deleted", undoLabel: "Undo", onDeleted: done, onFailed: () => undefined });
  show("four");
  await screen.findByRole("option", { name: /Year/ });
  expect(screen.queryByRole("option", { name: /Month/ })).toBeNull();
  // Undoes the deletion, which later tests would see.
  for (const { id } of toastStore.get()) runToastAction(id);
});

it("says that the templates to replace could not be fetched", async () => {
  isListBroken = true;
  show("three");
  expect((await screen.findByRole("alert")).textContent).toContain("The templates could not be fetched.");
});

it.each([
  [" ", "Give the template a name."],
  // The service accepts at most 30 combining characters in a row.
  [`a${"\u0301".repeat(31)}`, "This cannot be saved as it is written."],
])("says what is wrong with the name %j", async (name, expected) => {
  show("five");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: name } });
  fireEvent.click(screen.getByRole("button", { name: "Save template" }));
  expect(await screen.findByText(expected)).toBeDefined();
});
