import fc from "fast-check";
import { either, path, pick, request, type Part } from "./request-template";
import type { BooksInBody, Step } from "./step";
import * as values from "./values";

export const yearPath = path("Company", values.companyId, "FiscalYear", values.year);
export const fiscalYear = either(
  request("GET", path("Company", values.companyId, "FiscalYear")),
  request("GET", yearPath),
  request(
    "PUT",
    yearPath,
    values.members(
      {},
      { currency: values.currency, chartOfAccountsId: pick("EUBAS97", "EUBAS97", "eubas97", "none"), id: values.year },
    ),
  ),
  request("DELETE", yearPath),
);

const figure = values.members(
  { keyFigureInfoId: values.keyFigure, period: values.period, value: values.number },
  { dimensionId: values.dimension },
);
export const figuresPath = path("Company", values.companyId, "FiscalYear", values.year, "KeyFigureData");
const dimensionQuery = values.often<Step["query"]>(
  6,
  fc.constant([]),
  values.dimension.map((value) => [["dimensionId", value]]),
  values.dimension.map((value) => [["dimensionId", value]]),
  values.dimension.map((value) => [
    ["dimensionId", value],
    ["dimensionId", value],
  ]),
);
const figureMembers = {
  keyFigureInfoId: pick("NetSales", "own", "Own"),
  period: fc.record({ start: pick("2025-01-01", "2025-01-31"), end: pick("2025-01-31", "2025-06-15") }),
  value: pick<number | null>(1, 2, -0, NaN, null),
  dimensionId: pick("1_10", "1_9", null),
};
const requiredKeys = ["keyFigureInfoId", "period", "value"] as const;
/** Valid lists, whose keys often repeat those of earlier lists. */
const plainFigures = fc.uniqueArray(fc.record(figureMembers, { requiredKeys: [...requiredKeys] }), {
  minLength: 1,
  maxLength: 5,
  selector: ({ keyFigureInfoId, period, dimensionId }) =>
    JSON.stringify([keyFigureInfoId, period, dimensionId ?? null]),
});
/** A list of one value with `before`, the value that the client expects to be stored. */
const comparedFigures = fc
  .record({ ...figureMembers, before: pick<unknown>(1, -0, 0, NaN, null, null, null, "1") })
  .map((one) => [one]);
const homeYear = path("Company", values.HOME_ONE, "FiscalYear", pick<Part>({ ref: "year", nth: 0 }));
const homeFigures = homeYear.map((parts) => [...parts, "KeyFigureData"]);
export const keyFigureData = either(
  request("GET", homeFigures, undefined, dimensionQuery),
  request("PUT", homeFigures, plainFigures),
  request("PUT", homeFigures, comparedFigures),
  request("GET", figuresPath, undefined, dimensionQuery),
  request("PUT", figuresPath, values.often<unknown>(20, fc.array(figure, { maxLength: 3 }), values.junk)),
  request("PUT", figuresPath, values.often<unknown>(20, fc.array(figure, { maxLength: 3 }), values.junk)),
  request("DELETE", figuresPath, undefined, dimensionQuery),
);

/** First and last days: of a whole year, a short one, the longest (18 months), longer ones, and in the wrong order. */
const years = pick(
  "2025-01-01 2025-12-31",
  "2025-01-01 2025-12-31",
  "2025-01-01 2025-06-30",
  "2024-01-01 2024-12-31",
  "2024-07-01 2025-12-31",
  "2024-06-30 2025-12-31",
  "2024-08-31 2026-02-28",
  "2024-08-31 2026-03-01",
  "2025-12-31 2025-01-01",
  "2026-01-01 2026-12-31",
).map((value) => value.split(" ") as [string, string]);
const books = fc
  .tuple(
    years,
    pick("556001-0001", "5560010001", "B2", "D1", "C3", "nope"),
    pick("SEK", "EUR", undefined),
    fc.nat(2),
    // 0 makes a file of vouchers alone, one in five.
    fc.nat(4),
  )
  .map(([[start, end], code, currency, count, kind]) => ({
    books: {
      code,
      start,
      end,
      ...(currency === undefined ? {} : { currency }),
      vouchers:
        kind === 0
          ? [{ date: start, amount: 1000 + count }]
          : Array.from({ length: count }, (_, i) => ({ date: start, amount: 10 * (i + 1) })),
      vouchersOnly: kind === 0,
    },
  }));
/**
 * True for vouchers alone and for books without vouchers. Others would have theirs outside the year that the request
 * chooses; the service leaves them out of the last ledger date, but the model does not.
 */
const fitsAnyYear = ({ books: { vouchers, vouchersOnly } }: BooksInBody) => vouchersOnly || vouchers.length === 0;
const importBody = values.often<unknown>(
  12,
  fc.record(
    {
      data: books,
      companyId: values.companyId,
      currency: pick("SEK", "EUR"),
      dryRun: pick<unknown>(true, false, null),
      chartOfAccountsId: pick("EUBAS97", "EUBAS97", "none", null),
      lastLedgerDate: pick("2025-01-15", "2025-01-15T10:00:00"),
    },
    { requiredKeys: ["data"] },
  ),
  values.members(
    { data: books },
    { companyId: values.companyId, currency: values.currency, dryRun: pick(true), lastLedgerDate: values.writtenDay },
  ),
  fc.record({ data: pick("", "hello", "#FLAGGA 0") }),
  fc.record({
    data: books.filter(fitsAnyYear),
    fiscalYearStart: pick("2023-01-01"),
    fiscalYearEnd: pick("2023-12-31"),
  }),
);
export const sieImport = either(
  request("PUT", path("SieImport"), importBody),
  request("PUT", path("SieImport", values.agencyId), importBody),
);
