// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { periodOfDays, type Period } from "@/contract/period";
import type { Locale } from "@/contract/format/locale";
import type { Reach } from "@/contract/figures/reach";
import { inLanguage } from "./testing/in-language";
import { useWhen } from "./use-when";

const LANGUAGES = ["sv", "en"] satisfies Locale[];
const YEAR = periodOfDays("2024-01-01", "2024-12-31");

const yearOf = ({ start }: Period) => start.slice(0, 4);

const when = (reach: Reach, basis: Pick<KeyFigure, "timeBasis"> = {}) =>
  LANGUAGES.map((locale) =>
    renderHook(() => useWhen(), { wrapper: inLanguage(locale) }).result.current.of(reach, basis, yearOf),
  );

it("a value is of its period, and of its booked months where not all are booked", () => {
  expect(when({ period: YEAR, bookedThrough: "2024-12-31" })).toEqual(["2024", "2024"]);
  expect(when({ period: YEAR, bookedThrough: "2024-03-31" })).toEqual([
    "2024 · januari–mars av året",
    "2024 · January–March of the year",
  ]);
  const quarter = periodOfDays("2024-04-01", "2024-06-30");
  expect(when({ period: quarter, bookedThrough: "2024-04-30" })[0]).toBe("2024 · april av kvartalet");
});

it("a sentence goes on with the day of a balance, or with the period", () => {
  const { inside } = renderHook(() => useWhen(), { wrapper: inLanguage("en") }).result.current;
  expect(inside({ period: YEAR }, { timeBasis: "day" }, yearOf)).toBe("as of 31 December 2024");
  expect(inside({ period: YEAR, bookedThrough: "2024-03-31" }, {}, yearOf)).toBe("2024 · January–March of the year");
});

it("a balance is of a day, the last that is booked", () => {
  const day = { timeBasis: "day" as const };
  expect(when({ period: YEAR }, day)).toEqual(["Per 31 december 2024", "As of 31 December 2024"]);
  expect(when({ period: YEAR, bookedThrough: "2024-10-31" }, day)).toEqual([
    "Per 31 oktober 2024",
    "As of 31 October 2024",
  ]);
});
