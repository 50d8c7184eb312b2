// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { MeetingReports } from "./meeting-reports";
import { SALES } from "./testing/report-content";

afterEach(cleanup);

const PERIOD = periodOfDays("2026-01-01", "2026-12-31");
const REPORT: FullPeriodReport = {
  id: "r",
  title: "The year",
  author: "Anna",
  created: "2026-04-01T08:00:00",
  keyFigures: [
    { keyFigure: SALES, keyFigureValues: [{ period: PERIOD, bookedThrough: "2026-03-31", value: 1_200_000 }] },
  ],
  period: PERIOD,
  isPublished: true,
  keyFigurePresetId: "Overview",
};

it("offers the only report in place of one that is not there any more", async () => {
  installTestTransport(() => Promise.resolve(responseOf([REPORT])));
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams="?report=gone">
        <MeetingReports companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findAllByText("This report is not there any more.");
  const choices = [...screen.getByRole<HTMLSelectElement>("combobox").options].map(({ text }) => text);
  expect(choices).toEqual(["This report is not there any more.", "The year · 2026"]);
});

it("says which months the figures of a report cover when only a part of its period was booked", async () => {
  installTestTransport(({ path }) => {
    const found = path.endsWith("/PeriodReport/r") ? REPORT : path.endsWith("/PeriodReport") ? [REPORT] : [];
    return Promise.resolve(responseOf(found));
  });
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <MeetingReports companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const title = await screen.findByRole("heading", { name: "The year" });
  expect(title.nextElementSibling?.textContent).toContain("January–March of the year");
});
