import type { Day } from "../calendar";

/** Puts a SIE file together, record by record. */
export class SieWriter {
  private readonly lines: string[] = [];

  add(label: string, ...fields: (string | number)[]): void {
    this.lines.push(`#${label} ${fields.join(" ")}`);
  }

  raw(line: string): void {
    this.lines.push(line);
  }

  text(): string {
    return `${this.lines.join("\r\n")}\r\n`;
  }
}

/** A day as SIE files write it: YYYYMMDD. */
export function digits(day: Day): string {
  return day.replaceAll("-", "");
}

/** The month of a day as SIE files write it: YYYYMM. */
export function monthDigits(day: Day): string {
  return digits(day).slice(0, 6);
}

/** The amount in kronor, as SIE files write it. */
export function amountText(ore: bigint): string {
  const positive = ore < 0n ? -ore : ore;
  const fraction = String(positive % 100n).padStart(2, "0");
  return `${ore < 0n ? "-" : ""}${positive / 100n}${fraction === "00" ? "" : `.${fraction}`}`;
}
