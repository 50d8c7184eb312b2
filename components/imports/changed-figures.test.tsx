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
  } as unknown as NonNullable<ImportChange["books"]>;
  render(
    <PageProviders locale={locale}>
      <ChangedFigures companyId="a" change={{ currency: "SEK" } as ImportChange} books={books} />
    </PageProviders>,
  );
  const [, ...shown] = screen.getAllByRole("row");
  const wide = shown.map((row) =>
    [...row.querySelectorAll("td")]
      .map((cell, i) => (i === 0 ? cell.firstChild?.textContent : cell.textContent))
      .join(" ")
      .replaceAll(/\s/g, " "),
  );
  expect(wide).toEqual(rows);
});
