// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { PeriodReport } from "@/contract/reports/period-report";
import { runToastAction, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { RecallDialog } from "./recall-dialog";

afterEach(cleanup);

const report: PeriodReport = {
  id: "1",
  title: "March",
  author: "Anna",
  created: "2026-04-01T08:00:00",
  isPublished: true,
  period: periodOfDays("2026-03-01", "2026-03-31"),
};

const USER = { userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" } as const;

it("focuses the reason field when the reason is missing", async () => {
  render(
    <PageProviders user={USER}>
      <RecallDialog companyId="a-demo-1" report={report} onClose={() => undefined} />
    </PageProviders>,
  );
  const recall = screen.getByRole("button", { name: "Recall" });
  recall.focus();
  fireEvent.click(recall);
  expect(await screen.findByText("Say why the report is recalled.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Why"));
});

it("restores the typed reason when closing the dialog with Escape is undone", async () => {
  const show = () =>
    render(
      <PageProviders user={USER}>
        <RecallDialog companyId="a-demo-1" report={report} onClose={() => undefined} />
      </PageProviders>,
    );
  show();
  fireEvent.change(screen.getByLabelText("Why"), { target: { value: "Fel momssats" } });
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  cleanup();
  runToastAction(toastStore.get()[0]!.id);
  show();
  await screen.findByDisplayValue("Fel momssats");
});
