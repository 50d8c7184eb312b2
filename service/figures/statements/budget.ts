import { parseObjectId } from "../../books/object-id";

/** A #PBUDGET of the fiscal year, as it is stored. */
interface BudgetRecord {
  /** YYYY-MM */
  month: string;
  account: string;
  /** Ids of objects, each dimension and object joined by `_` (1_20); empty for the whole account. */
  objects: readonly string[];
  /** In öre, debit +, credit −. */
  amount: bigint;
}

/**
 * Budgets by account and month `YYYY-MM`, of the company or of one object. If an account and month has no record for
 * the whole account, the objects of one dimension are summed: some programs budget by cost centre only. Each dimension
 * splits the same amount, so only the dimension of the first record counts. The budget of an object is the record with
 * only this object or, if there is none, the sum of the records with this and other objects.
 * @param object dimension and object joined by `_`; empty for the company
 */
export function budgetOf(records: readonly BudgetRecord[], object: string): Map<string, Map<string, bigint>> {
  const cells = new Map<string, BudgetRecord[]>();
  for (const record of records) {
    const key = `${record.month} ${record.account}`;
    const cell = cells.get(key);
    if (cell) cell.push(record);
    else cells.set(key, [record]);
  }
  const budgets = new Map<string, Map<string, bigint>>();
  for (const cell of cells.values()) {
    const counted = object === "" ? wholeOf(cell) : partOf(cell, object);
    if (counted.length === 0) continue;
    const { account, month } = cell[0]!;
    let months = budgets.get(account);
    if (!months) budgets.set(account, (months = new Map<string, bigint>()));
    months.set(
      month,
      counted.reduce((sum, { amount }) => sum + amount, 0n),
    );
  }
  return budgets;
}

function wholeOf(cell: readonly BudgetRecord[]): BudgetRecord[] {
  const whole = cell.filter(({ objects }) => objects.length === 0);
  if (whole.length > 0) return whole;
  const dimension = dimensionOf(cell[0]!.objects[0]!);
  const alone = cell.filter(({ objects }) => objects.length === 1 && dimensionOf(objects[0]!) === dimension);
  const objects = new Set(alone.map((record) => record.objects[0]!));
  // A record on several objects is included in the record with only its object of this dimension, if there is one.
  return [
    ...alone,
    ...cell.filter((record) => {
      const own = record.objects.find((id) => dimensionOf(id) === dimension);
      return record.objects.length > 1 && own !== undefined && !objects.has(own);
    }),
  ];
}

function partOf(cell: readonly BudgetRecord[], object: string): BudgetRecord[] {
  const ofObject = cell.filter(({ objects }) => objects.includes(object));
  const alone = ofObject.filter(({ objects }) => objects.length === 1);
  return alone.length > 0 ? alone : ofObject;
}

function dimensionOf(objectId: string): number {
  return parseObjectId(objectId).dimension;
}
