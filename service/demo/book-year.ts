import type { CalendarDay } from "@/contract/calendar";
import { dayOf, kronor, type Month } from "./month";

const CORPORATION_TAX = 0.206;
/** The month of the fiscal year in which the shareholders meet, counted from 0 as `ofFiscalYear` is. */
const MEETING = 4;
/** The share of a profit that is paid as dividend, rounded down to whole tens of thousands of kronor. */
const DISTRIBUTED = 0.4;

/** Books the preliminary tax of a month, by the margin that the plan aims for. */
export function bookPreliminaryTax(month: Month): void {
  const tax = kronor((Math.max(0, month.plan.margin) * month.yearlySales * CORPORATION_TAX) / 12);
  month.ledger.post("A", dayOf(month, 12), "Preliminär skatt", [
    ["2510", tax],
    ["1930", -tax],
  ]);
}

/** Books the tax of the fiscal year that began on `firstDay`, and moves its result to equity, on its last day. */
export function closeYear({ ledger, last }: Month, firstDay: CalendarDay): void {
  const beforeTax = -ledger.movement("3000", "8989", firstDay, last);
  const tax = kronor(Math.max(0, beforeTax) * CORPORATION_TAX);
  ledger.post("A", last, "Skatt på årets resultat", [
    ["8910", tax],
    ["2510", -tax],
  ]);
  const result = beforeTax - tax;
  ledger.post("A", last, "Årets resultat", [
    ["8999", result],
    ["2099", -result],
  ]);
}

/** Carries over last year's result in the first month, and pays a dividend from it in the month of the meeting. */
export function bookYearBefore(month: Month): void {
  const { ledger, ofFiscalYear, first } = month;
  if (ofFiscalYear === 0) {
    const result = ledger.balance("2099");
    ledger.post("A", first, "Föregående års resultat", [
      ["2099", -result],
      ["2098", result],
    ]);
  }
  if (ofFiscalYear !== MEETING) return;
  const result = -ledger.balance("2098");
  const distributed = result > 0 ? Math.floor((result * DISTRIBUTED) / 1_000_000) * 1_000_000 : 0;
  ledger.post("A", dayOf(month, 15), "Årsstämmans beslut om resultatet", [
    ["2098", result],
    ["2898", -distributed],
    ["2091", distributed - result],
  ]);
  ledger.post("A", dayOf(month, 22), "Utdelning", [
    ["2898", distributed],
    ["1930", -distributed],
  ]);
}

/**
 * Books the difference between the tax of the year before and its preliminary tax, in the month after the meeting.
 * @param taxOfYearBefore balance of 2510 when the year began, in öre; negative for a debt
 */
export function settleTax(month: Month, taxOfYearBefore: number): void {
  if (month.ofFiscalYear !== MEETING + 1) return;
  month.ledger.post("A", dayOf(month, 12), "Slutlig skatt", [
    ["2510", -taxOfYearBefore],
    ["1930", taxOfYearBefore],
  ]);
}
