import type { KeyFigure } from "@/contract/figures/key-figure";
import { dayOfTimestamp } from "@/lib/dates/today";
import type { Table } from "@/lib/spreadsheets/table";
import type { PortfolioRow } from "./rows";

/** The column headers of a file, in the user's language. */
export interface ExportWords {
  company: string;
  code: string;
  books: string;
  yearBefore: (name: string) => string;
  contact: string;
  phone: string;
  comment: string;
  imported: string;
  consultant: string;
  type: string;
  currency: string;
}

/** The rows as a spreadsheet: values as numbers, days as YYYY-MM-DD. */
export function exportTable(
  rows: readonly PortfolioRow[],
  keyFigures: readonly KeyFigure[],
  words: ExportWords,
): Table {
  const header = [
    words.company,
    words.code,
    words.contact,
    words.phone,
    words.books,
    words.currency,
    ...keyFigures.flatMap(({ name }) => [name, words.yearBefore(name)]),
    words.comment,
    words.imported,
    words.consultant,
    words.type,
  ];
  return [
    header,
    ...rows.map(({ company, status, values, cells, typeName }) => [
      company.name,
      company.businessIdentityCode,
      company.contactInfo?.name ?? null,
      company.contactInfo?.phone ?? null,
      status?.bookedThrough ?? null,
      values?.currency ?? null,
      ...keyFigures.flatMap((_, i) => [cells[i]?.value ?? null, cells[i]?.before ?? null]),
      status?.comment?.message ?? null,
      status?.imported ? dayOfTimestamp(status.imported.at) : null,
      status?.consultants.map(({ name }) => name).join(", ") ?? null,
      typeName === "" ? null : typeName,
    ]),
  ];
}
