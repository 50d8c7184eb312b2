import type { CalendarDay } from "@/contract/calendar";
import { TIME_ZONE } from "@/lib/i18n/locale";

// The Swedish way to write a day is the ISO one.
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });

/** The day, in the dashboard's time zone, on which an instant falls. */
export function dayOfInstant(instant: Date): CalendarDay {
  return isoDay.format(instant);
}

export function today(): CalendarDay {
  return dayOfInstant(new Date());
}
