/** Series and number as people write them, "A 12"; a dash when the file has neither. */
export function voucherName({ series, number }: { series: string; number: string }): string {
  return `${series} ${number}`.trim() || "–";
}
