import { addDays, type CalendarDay } from "@/contract/calendar";
import { type Period, periodOfDays } from "@/contract/period";
import type { CompanyBooks } from "./company-books";
import type { CompanyPlan } from "./company-plans";
import type { Month } from "./month";
import { Random } from "./random";

export interface DemoComment {
  keyFigureType: string;
  period: Period;
  message: string;
  /** The day on which the owner (a question) or the agency (any other comment) wrote it. */
  written: CalendarDay;
}

export interface DemoQuestion extends DemoComment {
  /** The reply that resolves the question; absent for an open question. */
  reply?: string;
}

const MONTHS = "januari februari mars april maj juni juli augusti september oktober november december".split(" ");

/** Comments that a consultant could write about a month, each with its key figure. */
const REMARKS: readonly [keyFigureType: string, message: string][] = [
  ["GrossProfitMargin", "Inköpspriserna har stigit. Vi går igenom prislistan tillsammans på nästa möte."],
  ["GrossProfitMargin", "Lagret är inventerat, så bruttomarginalen är säkrare än månaderna före."],
  ["PersonnelCostToSales", "Två vikarier under månaden förklarar att personalkostnaden är högre än vanligt."],
  ["PersonnelCostToSales", "Semesterlöneskulden är avstämd mot lönesystemet. Inget att anmärka."],
  ["QuickRatio", "Likviditeten är god. Överväg att betala av på lånet i förtid."],
  ["QuickRatio", "Momsen för kvartalet betalas den tolfte – håll pengar på kontot för den."],
  ["EquityRatio", "Styrelsen vill hålla soliditeten över 30 %. Utdelningen ryms inom det."],
  ["OperatingMargin", "Hyran räknades upp vid årsskiftet; resten av kostnaderna ligger stilla."],
  ["CashFlow", "Ett par större kundfakturor betalades först efter månadsskiftet."],
  ["NetSales", "Påminnelser är skickade för fakturor som är äldre än 40 dagar."],
];

/** Two to four remarks on the latest months, the first of them on sales against the same month a year before. */
export function demoComments(plan: CompanyPlan, { months }: CompanyBooks): DemoComment[] {
  const random = new Random(`${plan.businessIdentityCode} comments`);
  const latest = months.at(-1)!;
  const comments = [comment(latest, "NetSales", salesRemark(latest, months.at(-13)!))];
  const remarks = [...REMARKS];
  for (let count = random.whole(1, 3); count > 0; count--) {
    const [remark] = remarks.splice(random.whole(0, remarks.length - 1), 1);
    comments.push(comment(months.at(-random.whole(2, 14))!, ...remark!));
  }
  return comments;
}

function comment({ first, last }: Month, keyFigureType: string, message: string): DemoComment {
  return { keyFigureType, message, period: periodOfDays(first, last), written: addDays(last, 14) };
}

function salesRemark(month: Month, yearBefore: Month): string {
  const name = MONTHS[Number(month.first.slice(5, 7)) - 1]!;
  const change = Math.round((month.sales / yearBefore.sales - 1) * 100);
  if (change === 0) return `Försäljningen i ${name} är lika stor som i fjol.`;
  const direction = change > 0 ? "högre" : "lägre";
  return `Försäljningen i ${name} är ${Math.abs(change)} % ${direction} än samma månad i fjol.`;
}

/** Questions of the owner: one that was answered, and one that waits. */
export function demoQuestions({ months }: CompanyBooks): DemoQuestion[] {
  const [before, latest] = [months.at(-3)!, months.at(-1)!];
  return [
    {
      ...comment(before, "PersonnelCostToSales", "Varför är personalkostnaden så hög när vi var färre än vanligt?"),
      reply: "Semesterlönerna bokfördes samma månad. Räknat på tolv månader är andelen oförändrad.",
    },
    comment(latest, "GrossProfitMargin", "Vi har bytt leverantör. Borde det inte synas i bruttomarginalen redan?"),
  ];
}
