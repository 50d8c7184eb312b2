import type { Locale } from "@/contract/format/locale";
import { formatNumber } from "@/contract/format/format-number";

const KILO = 1024;
const UNITS = ["B", "kB", "MB", "GB"];

/** Writes a size such as "12.4 MB"; each unit is 1,024 of the one before. */
export function formatBytes(bytes: number, locale: Locale): string {
  let step = 0;
  while (step < UNITS.length - 1 && Math.round(bytes / KILO ** step) >= KILO) step++;
  const value = bytes / KILO ** step;
  return `${formatNumber(value, locale, { decimals: step > 0 && value < 100 ? 1 : 0 })}\u00a0${UNITS[step]!}`;
}
