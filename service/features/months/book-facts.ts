import type { CalendarDay } from "@/contract/calendar";
import { swedishDay } from "@/contract/format/swedish-clock";
import type { Agreement } from "@/contract/statements/reconciliation";
import { company, storedFigures } from "../../platform/db/schema";
import type { MonthFacts } from "./month-states";

/** Columns of a company and of its stored figures, which a company without books lacks. */
export const BOOK_COLUMNS = {
  created: company.created,
  bookedThrough: storedFigures.bookedThrough,
  firstDays: storedFigures.yearFirstDays,
  lastDays: storedFigures.yearLastDays,
  agreements: storedFigures.yearAgreements,
};

interface BookRow {
  created: Date;
  bookedThrough: CalendarDay | null;
  firstDays: CalendarDay[] | null;
  lastDays: CalendarDay[] | null;
  agreements: Agreement[] | null;
}

/** Converts a row of {@link BOOK_COLUMNS}. It has only the latest fiscal years, whose reconciliation is stored. */
export function toBookFacts(row: BookRow): Pick<MonthFacts, "created" | "bookedThrough" | "years"> {
  return {
    created: swedishDay(row.created),
    bookedThrough: row.bookedThrough,
    years: (row.firstDays ?? []).map((firstDay, i) => ({
      firstDay,
      lastDay: row.lastDays![i]!,
      agreement: row.agreements![i]!,
    })),
  };
}
