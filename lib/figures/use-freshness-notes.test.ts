// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { Locale } from "@/contract/format/locale";
import { inLanguage } from "./testing/in-language";
import { useFreshnessNotes } from "./use-freshness-notes";

const notes = (locale: Locale) => renderHook(() => useFreshnessNotes(), { wrapper: inLanguage(locale) }).result.current;
const STALE = { through: "2019-12-31", monthsBehind: 83, isLate: true, gaps: [] };

it("late books are told with the month they end in and how many are missing, others are not", () => {
  expect(notes("sv").end(STALE)).toBe("Bokfört till och med december 2019; 83 månader saknas");
  expect(notes("en").end(STALE)).toBe("Books end December 2019; 83 months are missing");
  expect(notes("en").end({ ...STALE, isLate: false })).toBeNull();
});

it("one gap is told with its months, several with the number of months in all, and none is not told", () => {
  const gaps = [periodOfDays("2022-10-01", "2022-12-31"), periodOfDays("2024-03-01", "2024-03-31")];
  expect(notes("en").gaps({ ...STALE, gaps: gaps.slice(1) })).toBe("Mar 2024: 1 month missing");
  expect(notes("sv").gaps({ ...STALE, gaps })).toBe("4 månader saknas mellan bokförda månader");
  expect(notes("en").gaps(STALE)).toBeNull();
});
