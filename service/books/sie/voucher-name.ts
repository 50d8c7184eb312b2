import { quoted } from "./notes";

/** The name of a voucher in notes: series and number, else its date. */
export function voucherName(series: string, number: string, date: string): string {
  const name = `${series} ${number}`.trim();
  return name === "" ? `of ${date}` : `${quoted(name)} of ${date}`;
}
