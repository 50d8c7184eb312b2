// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ImportChange } from "@/contract/imports/import-change";
import { periodOfDays } from "@/contract/period";
import type { Locale } from "@/contract/format/locale";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChangedFigures } from "./changed-figures";

afterEach(cleanup);

const period = periodOfDays("2024-03-01", "2024-03-31");

/** The texts of each row's cells, as on a wide screen. */
function rowsShown(locale: Locale, books: object, isInBooks = true): string[] {
  render(
    <PageProviders locale={locale}>
      <ChangedFigures
        companyId="a"
        change={{ currency: "SEK", isInBooks } as ImportChange}
        books={books as NonNullable<ImportChange["books"]>}
      />
    </PageProviders>,
  );
  const [, ...shown] = screen.getAllByRole("row");
  return shown.map((row) =>
    [...row.querySelectorAll("td")]
      .map((cell, i) => (i === 0 ? cell.firstChild?.textContent : cell.textContent))
      .join(" ")
      .replaceAll(/\s/g, " "),
  );
}

it.each([
  [
    "en",
    ["Net sales Mar 2024 61,000 SEK 75,700 SEK +14,700 SEK", "Gross margin Mar 2024 61.6 % 56.1 % \u22125.5 points"],
  ],
  [
    "sv",
    [
      "Net sales mars 2024 61 000 kr 75 700 kr +14 700 kr",
      "Gross margin mars 2024 61,6 % 56,1 % \u22125,5 %\u2011enheter",
    ],
  ],
] as [Locale, string[]][])("differences are in full, and between percentages in points: %s", (locale, rows) => {
  const books = {
    months: [period],
    keyFigures: [
      {
        keyFigure: { id: "NetSales", name: "Net sales", valueType: "Amount" },
        values: [{ period, before: 61_000, after: 75_700 }],
      },
      {
        keyFigure: { id: "GrossMargin", name: "Gross margin", valueType: "Percent" },
        values: [{ period, before: 61.6, after: 56.1 }],
      },
    ],
  };
  expect(rowsShown(locale, books)).toEqual(rows);
});

it("an infinite value, and one that is missing, has no difference", () => {
  const books = {
    months: [period],
    keyFigures: [
      {
        keyFigure: { id: "QuickRatio", name: "Quick ratio", valueType: "Percent" },
        values: [
          { period, before: Infinity, after: 120 },
          { period: periodOfDays("2024-04-01", "2024-04-30"), before: null, after: 120 },
        ],
      },
    ],
  };
  expect(rowsShown("en", books)).toEqual(["Quick ratio Mar 2024 ∞ % 120.0 % ", "Quick ratio Apr 2024 – 120.0 % "]);
});

it.each([
  [true, 1],
  [false, 0],
])("a value after the import links to how it came about while the import is in the books: %s", (isInBooks, links) => {
  const values = [{ period, before: 61_000, after: 75_700 }];
  const keyFigure = { id: "NetSales", name: "Net sales", valueType: "Amount" };
  rowsShown("en", { months: [period], keyFigures: [{ keyFigure, values }] }, isInBooks);
  expect(screen.queryAllByRole("link")).toHaveLength(links);
});
