import type { RecordFields } from "../record-fields";
import type { SieBalance, SieMonthlyAmount, SieObjectRef } from "../sie-records";
import type { RecordHandler } from "./handler";

export const balanceRecords = {
  "#IB": balance("IB", false),
  "#UB": balance("UB", false),
  "#RES": balance("RES", false),
  "#OIB": balance("OIB", true),
  "#OUB": balance("OUB", true),
  "#PSALDO": monthlyAmount("PSALDO"),
  "#PBUDGET": monthlyAmount("PBUDGET"),
} satisfies Record<string, RecordHandler>;

function balance(kind: SieBalance["kind"], withObjects: boolean): RecordHandler {
  return (fields) => {
    const yearIndex = readYearIndex(fields);
    const account = yearIndex === null ? null : (fields.account()?.number ?? null);
    const objects = account === null ? null : withObjects ? fields.objects() : [];
    const amount = objects === null ? null : fields.amount();
    const { lineNo } = fields.scanner;
    if (yearIndex === null || account === null || objects === null || amount === null) {
      const { damagedClosings } = fields.draft;
      const isClosing = yearIndex === -1 && (kind === "UB" || kind === "OUB");
      if (isClosing && !damagedClosings.has(kind)) damagedClosings.set(kind, { lineNo, linePos: 1, label: `#${kind}` });
      return;
    }
    const quantity = fields.quantity();
    const record: SieBalance = { kind, yearIndex, account, objects, amount, quantity, lineNo };
    store(fields, fields.draft.balances, `${kind} ${yearIndex} ${account}${objectKey(objects)}`, record);
  };
}

function monthlyAmount(kind: SieMonthlyAmount["kind"]): RecordHandler {
  return (fields) => {
    const yearIndex = readYearIndex(fields);
    const month = yearIndex === null ? null : fields.month();
    const account = month === null ? null : (fields.account()?.number ?? null);
    const objects = account === null ? null : fields.objects();
    const amount = objects === null ? null : fields.amount();
    if (yearIndex === null || month === null || account === null || objects === null || amount === null) return;
    const quantity = fields.quantity();
    const { lineNo } = fields.scanner;
    const record: SieMonthlyAmount = { kind, yearIndex, month, account, objects, amount, quantity, lineNo };
    store(fields, fields.draft.monthlyAmounts, `${kind} ${yearIndex} ${month} ${account}${objectKey(objects)}`, record);
  };
}

/**
 * A record of another year than 0 that cannot be read is left out, because it is for comparison only. RecordReader
 * refuses the file where #UB −1 or #OUB −1 would have been an opening balance.
 */
function readYearIndex(fields: RecordFields): number | null {
  const index = fields.integer("the index of the year");
  if (index !== 0) fields.isNeeded = false;
  return index;
}

/** Makes a key that is equal for the same objects in another order. */
function objectKey(objects: readonly SieObjectRef[]): string {
  return objects
    .map(({ dimension, code }) => ` ${dimension}:${JSON.stringify(code)}`)
    .sort()
    .join("");
}

function store<T extends SieBalance | SieMonthlyAmount>(
  fields: RecordFields,
  records: Map<string, T>,
  key: string,
  record: T,
) {
  const earlier = records.get(key);
  if (earlier && earlier.amount !== record.amount) {
    fields.warn(
      "balanceTwice",
      `#${record.kind} of account ${record.account} stands on line ${earlier.lineNo} too, with another amount; the last one counts.`,
    );
  }
  records.set(key, record);
}
