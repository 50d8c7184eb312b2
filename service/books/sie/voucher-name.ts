import { quoted } from "./notes";

/** Returns the name of a voucher for notes: series and number if present, and the date. */
export function voucherName(series: string, number: string, date: string): string {
  const name = `${series} ${number}`.trim();
  return name === "" ? `of ${date}` : `${quoted(name)} of ${date}`;
}
