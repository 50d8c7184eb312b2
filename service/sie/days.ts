import { isCalendarDay, type CalendarDay } from "@/contract/dates";

/** Reads the days of one file, which repeat: each is checked and made once. */
export class SieDays {
  private readonly days = new Map<string, CalendarDay | null>();

  /** Reads `YYYYMMDD`; null when it is not that or not on the calendar. */
  parse(text: string): CalendarDay | null {
    let day = this.days.get(text);
    if (day === undefined) this.days.set(text, (day = parseDay(text)));
    return day;
  }
}

function parseDay(text: string): CalendarDay | null {
  if (!/^\d{8}$/.test(text)) return null;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isCalendarDay(day) ? day : null;
}

/** Reads a month `YYYYMM` into `YYYY-MM`; null when there is none such. */
export function parseMonth(text: string): string | null {
  return /^\d{6}$/.test(text) && parseDay(`${text}01`) ? `${text.slice(0, 4)}-${text.slice(4)}` : null;
}

/** True when the year, both days inclusive, is longer than 18 months: the most that the law and the interface allow. */
export function isLongerThan18Months(start: CalendarDay, end: CalendarDay): boolean {
  const limit = new Date(`${start}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + 18);
  return end >= limit.toISOString().slice(0, 10);
}
