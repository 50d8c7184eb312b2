import type { CalendarDay } from "@/contract/calendar";
import { swedishDay } from "@/contract/format/swedish-clock";

/** The day, in the dashboard's time zone, on which an instant falls. */
export function dayOfInstant(instant: Date): CalendarDay {
  return swedishDay(instant);
}

export function today(): CalendarDay {
  return dayOfInstant(new Date());
}
