// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { Locale } from "@/contract/format/locale";
import { inLanguage } from "./testing/in-language";
import { useFreshnessNotes } from "./use-freshness-notes";

const notes = (locale: Locale) => renderHook(() => useFreshnessNotes(), { wrapper: inLanguage(locale) }).result.current;
const LATE = { through: "2019-12-31", monthsBehind: 83, isLate: true, gaps: [] };

it("the note on late books has their last month and the number of missing months; other books have no note", () => {
  expect(notes("sv").end(LATE)).toBe("Bokfört till och med december 2019; 83 månader saknas");
  expect(notes("en").end(LATE)).toBe("Books end December 2019; 83 months are missing");
  expect(notes("en").end({ ...LATE, isLate: false })).toBeNull();
});

it("the note on one gap names its months, the note on several counts them; without gaps there is no note", () => {
  const gaps = [periodOfDays("2022-10-01", "2022-12-31"), periodOfDays("2024-03-01", "2024-03-31")];
  expect(notes("en").gaps({ ...LATE, gaps: gaps.slice(1) })).toBe("Mar 2024: 1 month missing");
  expect(notes("sv").gaps({ ...LATE, gaps })).toBe("4 månader saknas mellan bokförda månader");
  expect(notes("en").gaps(LATE)).toBeNull();
});
