import type { CalendarDay } from "@/contract/calendar";
import { fileName } from "@/contract/file-name";

/**
 * Name of a file without its ending: the company or agency, the content and its months, as
 * "Bageriet – Nyckeltal 2024-01–2024-12".
 */
export function fileNameOf(owner: string, content: string, first: CalendarDay, last: CalendarDay): string {
  const [from, to] = [first.slice(0, 7), last.slice(0, 7)];
  return fileName(owner, `${content} ${from === to ? from : `${from}–${to}`}`);
}
