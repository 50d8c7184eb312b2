import { bookPurchase } from "./book-costs";
import { kronor, type Month } from "./month";

/** The yearly interest, as a share of the loan. */
const INTEREST = 0.048;
const MONTHS_OF_LIFE = { equipment: 60, building: 400 };

/** Books depreciation, and purchases of equipment that replace in a year about as much as is depreciated of it. */
export function bookEquipment(month: Month): void {
  const { plan, ledger, random, last } = month;
  if (plan.ownsBuilding) {
    const amount = kronor(Math.min(ledger.balance("1110") / MONTHS_OF_LIFE.building, bookValue(month, "1110", "1119")));
    ledger.post("A", last, "Avskrivning på byggnader", [
      ["7821", amount],
      ["1119", -amount],
    ]);
  }
  const amount = kronor(Math.min(ledger.balance("1220") / MONTHS_OF_LIFE.equipment, bookValue(month, "1220", "1229")));
  ledger.post("A", last, "Avskrivning på inventarier", [
    ["7832", amount],
    ["1229", -amount],
  ]);
  if (!random.chance(1 / 6)) return;
  const price = kronor(ledger.balance("1220") * random.between(0.04, 0.16));
  bookPurchase(month, random.whole(5, 25), "Inventarier", [["1220", price]]);
}

function bookValue({ ledger }: Month, account: string, depreciationAccount: string): number {
  return ledger.balance(account) + ledger.balance(depreciationAccount);
}

/** At the end of a quarter: interest, and a fortieth of the loan that the books began with. */
export function bookLoan({ plan, ledger, last }: Month): void {
  const debt = -ledger.balance("2350");
  if (debt <= 0) return;
  const interest = kronor((debt * INTEREST) / 4);
  const repayment = Math.min(debt, kronor((plan.sales * 100 * plan.loan) / 40));
  ledger.post("A", last, "Ränta och amortering", [
    ["8410", interest],
    ["2350", repayment],
    ["1930", -interest - repayment],
  ]);
}
