import { addDays } from "@/contract/calendar";
import type { DemoRow } from "./ledger";
import { dayOf, kronor, type Month } from "./month";

/** External costs: account, text, share of the total and day of the invoice. */
const EXTERNAL: readonly [account: string, text: string, part: number, day: number][] = [
  ["5410", "Verktyg och förbrukningsinventarier", 0.14, 6],
  ["5460", "Förbrukningsmaterial", 0.2, 9],
  ["5611", "Drivmedel", 0.17, 27],
  ["5613", "Service av fordon", 0.06, 17],
  ["5615", "Leasing av bilar", 0.12, 2],
  ["5910", "Annonser", 0.07, 14],
  ["6110", "Kontorsmateriel", 0.03, 11],
  ["6212", "Mobiltelefoner", 0.03, 20],
  ["6310", "Företagsförsäkring", 0.05, 3],
  ["6530", "Redovisning, Demobyrån", 0.07, 24],
  ["6540", "Datorer och program", 0.06, 8],
];

export function bookCosts(month: Month): void {
  bookGoods(month);
  bookPremises(month);
  for (const [account, text, part, day] of EXTERNAL) {
    const amount = kronor((month.yearlySales / 12) * month.plan.external * part * month.random.between(0.8, 1.2));
    bookPurchase(month, day, text, [[account, amount]]);
  }
  month.ledger.post("A", month.last, "Bankens avgifter", [
    ["6570", 24_500],
    ["1930", -24_500],
  ]);
}

/** Goods are bought in proportion to sales; {@link bookStock} counts the stock at the end of a quarter. */
function bookGoods(month: Month): void {
  const { plan, random, sales } = month;
  if (plan.goods === 0) return;
  const deliveries = sales > 60_000_000 ? 5 : 3;
  for (const amount of random.split(kronor(sales * plan.goods * random.between(0.95, 1.06)), deliveries)) {
    bookPurchase(month, random.whole(2, 27), "Varor och material", [["4010", kronor(amount)]]);
  }
}

function bookPremises(month: Month): void {
  const { plan, random, yearlySales } = month;
  const premises = (yearlySales / 12) * plan.premises;
  const isWinter = [12, 1, 2, 3].includes(Number(month.first.slice(5, 7)));
  const electricity = kronor(premises * 0.25 * (isWinter ? 1.4 : 0.8));
  if (!plan.ownsBuilding) bookPurchase(month, 1, "Lokalhyra", [["5010", kronor(premises * 0.65)]]);
  bookPurchase(month, 18, "El", [["5020", plan.ownsBuilding ? 2 * electricity : electricity]]);
  const cleaning = plan.ownsBuilding ? 0.45 : 0.1;
  bookPurchase(month, 22, "Städning och renhållning", [
    ["5060", kronor(premises * cleaning * random.between(0.9, 1.1))],
  ]);
}

/**
 * Books a supplier's invoice with its VAT, to be paid a month later. Companies without VAT on sales cannot deduct it.
 */
export function bookPurchase(month: Month, day: number, text: string, costs: readonly DemoRow[]): void {
  const net = costs.reduce((sum, [, amount]) => sum + amount, 0);
  if (net === 0) return;
  const date = dayOf(month, day);
  const vat = month.plan.vat === 0 ? 0 : Math.round(net * 0.25);
  month.ledger.post("L", date, text, [...costs, ["2641", vat], ["2440", -net - vat]]);
  month.openInvoices.push({ account: "2440", amount: -net - vat, due: addDays(date, 30), text });
}

/** The stock as it was counted: about a month of goods. Companies that sell over a till have no stock in the demo. */
export function bookStock(month: Month): void {
  const { plan, ledger, random, yearlySales, last } = month;
  if (plan.goods === 0 || plan.soldBy === "till") return;
  const counted = kronor((yearlySales / 12) * plan.goods * random.between(0.9, 1.3));
  const change = counted - ledger.balance("1460");
  ledger.post("A", last, "Inventerat lager", [
    ["1460", change],
    ["4990", -change],
  ]);
}
