// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { VoucherRow } from "@/contract/vouchers";
import type { Locale } from "@/contract/format/locale";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CorrectedRows } from "./corrected-rows";

afterEach(cleanup);

const VOUCHER = { text: "Hyra", date: "2024-01-15" };
const ROWS: VoucherRow[] = [
  {
    line: 4,
    kind: "BTRANS",
    account: { number: "5010", name: "Lokalhyra" },
    amount: 400_00,
    date: "2024-01-20",
    text: "Fel lokal",
    quantity: 2.5,
    unit: "mån",
    signature: "AB",
    objects: [
      { id: "1_20", name: "Verkstaden" },
      { id: "6_7", name: "" },
    ],
  },
  {
    line: 5,
    kind: "RTRANS",
    account: { number: "1930", name: "Bank" },
    amount: -400_00,
    date: "2024-01-15",
    // The voucher's text, which is not repeated.
    text: "Hyra",
    signature: "",
    objects: [],
  },
];

it.each([
  [
    "en",
    [
      ["Fel lokal · 2.5 mån · Verkstaden · 6_7", "Struck out", "20 Jan 2024 · AB", "400.00"],
      ["", "Added later", "15 Jan 2024", "\u2212400.00"],
    ],
  ],
  [
    "sv",
    [
      ["Fel lokal · 2,5 mån · Verkstaden · 6_7", "Struken", "20 jan. 2024 · AB", "400,00"],
      ["", "Tillagd i efterhand", "15 jan. 2024", "\u2212400,00"],
    ],
  ],
] as [Locale, string[][]][])("a corrected row has its text, quantity and objects: %s", (locale, expected) => {
  render(
    <PageProviders locale={locale}>
      <CorrectedRows rows={ROWS} voucher={VOUCHER} />
    </PageProviders>,
  );
  const [, ...rows] = screen.getAllByRole("row");
  const cells = rows.map((row) => [...row.querySelectorAll("td")]);
  expect(cells.map(([, ...rest]) => rest.map(({ textContent }) => textContent))).toEqual(expected);
  // A phone shows the details, the day and the signature under the account in place of their two columns.
  const [details = "", , by = ""] = expected[0]!;
  expect(cells[0]![0]!.textContent).toBe(`5010 Lokalhyra${details} · ${by}`);
  expect(cells[1]![0]!.textContent).toBe(`1930 Bank${expected[1]![2]!}`);
});
