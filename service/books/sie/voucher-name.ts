import { quoted } from "./notes";

/** How remarks call a voucher: series and number, else its day. */
export function voucherName(series: string, number: string, date: string): string {
  const name = `${series} ${number}`.trim();
  return name === "" ? `of ${date}` : `${quoted(name)} of ${date}`;
}
