import { parseUtc, type CalendarDay } from "@/contract/calendar";
import { swedishDay } from "@/contract/format/swedish-clock";

/** The day in Sweden of a timestamp of the interface, which is UTC unless it has an offset. */
export function dayOfTimestamp(timestamp: string): CalendarDay {
  return swedishDay(parseUtc(timestamp));
}

/** Today in Sweden, wherever the server or browser is. */
export function today(): CalendarDay {
  return swedishDay(new Date());
}
