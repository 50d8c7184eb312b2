import { parseUtc, type CalendarDay } from "@/contract/calendar";
import { swedishDay } from "@/contract/format/swedish-clock";

/** The day, in the dashboard's time zone, on which an instant falls. */
export function dayOfInstant(instant: Date): CalendarDay {
  return swedishDay(instant);
}

/** The day on which the time of a response falls, which is UTC. */
export function dayOfTimestamp(timestamp: string): CalendarDay {
  return dayOfInstant(parseUtc(timestamp));
}

export function today(): CalendarDay {
  return dayOfInstant(new Date());
}
