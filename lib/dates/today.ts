import type { CalendarDay } from "@/contract/calendar";
import { swedishTime } from "@/contract/format/swedish-clock";

/** The day, in the dashboard's time zone, on which an instant falls. */
export function dayOfInstant(instant: Date): CalendarDay {
  return swedishTime(instant).slice(0, 10);
}

export function today(): CalendarDay {
  return dayOfInstant(new Date());
}
