import type { MonthAmount, PlainSie } from "../reader/plain-sie";
import { isOfWholeAccount, recordsOfObject } from "./from-months";
import { sliceOfMonth, type YearBooks } from "./year-books";

/** Puts #PBUDGET of the fiscal year into the books of the company, or of one dimension object. */
export function addBudget(year: YearBooks, file: PlainSie, objectId: string | null): void {
  // A file of type 2 has amounts of whole accounts only, so its records with objects do not count.
  const records = file.budget.filter(
    (record) =>
      record.year === 0 && sliceOfMonth(year, record.month) >= 0 && (file.type !== 2 || isOfWholeAccount(record)),
  );
  const counted = objectId === null ? recordsOfCompany(records) : recordsOfObject(records, objectId);
  for (const { account, month, amount } of counted) {
    const months = year.budget.get(account) ?? year.slices.map(() => 0n);
    const slice = sliceOfMonth(year, month);
    months[slice] = months[slice]! + amount;
    year.budget.set(account, months);
  }
}

/**
 * Selects, for each account and month, the records of the whole account; where there are none, those of the objects in
 * the first dimension that a record names. A record of several objects counts for an object without its own record.
 */
function recordsOfCompany(records: MonthAmount[]): MonthAmount[] {
  const key = (record: MonthAmount) => `${record.account} ${record.month}`;
  const counted: MonthAmount[] = [];
  for (const accountMonth of new Set(records.map(key))) {
    const own = records.filter((record) => key(record) === accountMonth);
    const whole = own.filter(isOfWholeAccount);
    if (whole.length > 0) counted.push(...whole);
    else {
      const dimension = own[0]!.objects[0]!.split("_")[0]!;
      const objects = own.flatMap((record) => record.objects).filter((id) => id.split("_")[0] === dimension);
      for (const objectId of new Set(objects)) counted.push(...recordsOfObject(own, objectId));
    }
  }
  return counted;
}
