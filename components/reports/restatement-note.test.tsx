// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterAll, afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { RestatementNote } from "./restatement-note";

afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

const REPORT: FullPeriodReport = {
  id: "r",
  title: "March",
  author: "Anna",
  created: "2026-04-01T08:00:00",
  keyFigures: [],
  period: periodOfDays("2026-03-01", "2026-03-31"),
  isPublished: true,
  keyFigurePresetId: "Overview",
};

it.each(["/Restatement", "?restated=true"])("says that a request to %s has failed", async (failing) => {
  installTransport(({ path }) =>
    Promise.resolve(
      path.endsWith(failing) ? responseOf({ typeOfError: "Unexpected", message: "No." }, 500) : responseOf([]),
    ),
  );
  render(
    <PageProviders>
      <RestatementNote companyId="a-demo-1" report={REPORT} mayRecompute={false} />
    </PageProviders>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("could not be checked");
});
