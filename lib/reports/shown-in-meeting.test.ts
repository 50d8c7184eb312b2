import { expect, test } from "vitest";
import type { PeriodReport } from "@/contract/reports/period-report";
import { shownInMeeting } from "./shown-in-meeting";

const reportOf = (id: string, isPublished: boolean) => ({ id, isPublished }) as PeriodReport;
const ALL = [reportOf("draft", false), reportOf("march", true), reportOf("february", true)];
const idsOf = (wanted: string | null) => {
  const { reports, chosen } = shownInMeeting(ALL, wanted);
  return { reports: reports.map(({ id }) => id), chosen: chosen?.id };
};

test("a meeting shows the newest published report, and no draft", () => {
  expect(idsOf(null)).toEqual({ reports: ["march", "february"], chosen: "march" });
});

test("a draft is shown only by its own address", () => {
  expect(idsOf("draft")).toEqual({ reports: ["draft", "march", "february"], chosen: "draft" });
});

test("a report that is not there is not replaced by another", () => {
  expect(idsOf("gone")).toEqual({ reports: ["march", "february"], chosen: undefined });
  expect(shownInMeeting([], null)).toEqual({ reports: [], chosen: undefined });
});
