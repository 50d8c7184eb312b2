/** Series and number as people write them, "A 12"; a dash where the file gives neither. */
export function voucherName({ series, number }: { series: string; number: string }): string {
  return `${series} ${number}`.trim() || "–";
}
