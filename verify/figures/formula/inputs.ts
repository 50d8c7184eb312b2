import { daysFromTo, type Day } from "../calendar";
import { sliceAt } from "../books/year-books";
import type { Covered, Moment } from "./ledger";
import { lack, term, type Term } from "./term";

/** A value of key figure data; of the company, or of a dimension object (`1_A`). */
export interface InputValue {
  id: string;
  start: Day;
  end: Day;
  /** In units of the fiscal year's currency, not in öre, where it is an amount. */
  value: number;
  objectId: string | null;
}

/** The inputs that are amounts. */
const AMOUNTS = [
  "BankOverdraftLimit",
  "CreditSalesVATIncluded",
  "SeparableCosts",
  "InvestmentsInPropertyPlantAndEquipmentForTheYear",
  "CostsForResearchAndDevelopment",
  "InterestBearingLiabilities",
];

/** Income tax rates of Swedish limited companies by the first year of each; 28 % before. */
const TAX_RATES: [from: number, percent: number][] = [
  [2021, 20.6],
  [2019, 21.4],
  [2013, 22],
  [2009, 26.3],
];

/** The users' inputs for the company or one of its objects, as terms with amounts in öre. */
export class Inputs {
  constructor(
    private readonly values: InputValue[],
    private readonly objectId: string | null,
  ) {}

  /** The value that covers the last slice before the moment. */
  level(id: string, { year, slices }: Moment): Term {
    const found = this.covering(id, this.objectId, year.slices[slices - 1]!);
    return found ? termOf(id, found.value) : lack("missingInput");
  }

  /** The mean over the slices. */
  mean(id: string, covered: Covered): Term {
    return this.overSlices(id, covered, (values) => values.reduce((sum, { value }) => sum + value, 0) / values.length);
  }

  /** The sum over the slices; a value that covers several slices is spread evenly over them. */
  flow(id: string, covered: Covered): Term {
    return this.overSlices(id, covered, (values) => values.reduce((sum, { value, slices }) => sum + value / slices, 0));
  }

  /** The tax rate in percent at the moment; objects without one have the company's. Outside 0–100 it cannot be used. */
  taxRate(moment: Moment): Term {
    const slice = moment.year.slices[moment.slices - 1]!;
    const own = this.covering("TaxRate", this.objectId, slice) ?? this.covering("TaxRate", null, slice);
    if (!own) {
      const year = Number(moment.year.start.slice(0, 4));
      return term(TAX_RATES.find(([from]) => year >= from)?.[1] ?? 28);
    }
    return own.value >= 0 && own.value <= 100 ? term(own.value) : lack("inputOutOfRange");
  }

  private overSlices(
    id: string,
    covered: Covered,
    compute: (values: { value: number; slices: number }[]) => number,
  ): Term {
    const values: { value: number; slices: number }[] = [];
    for (const { year, from, to } of covered.stretches) {
      for (const slice of year.slices.slice(from, to)) {
        const found = this.covering(id, this.objectId, slice);
        if (!found) return lack("missingInput", ...covered.lacks);
        // The service refuses a value whose period leaves the fiscal year, so both days are in the year.
        values.push({ value: found.value, slices: sliceAt(year, found.end) - sliceAt(year, found.start) + 1 });
      }
    }
    // For an incomplete range the service may name the input or the books, whichever it looks at first.
    if (covered.lacks.size > 0 || values.length === 0) return lack("missingInput", "noBooks", ...covered.lacks);
    return termOf(id, compute(values));
  }

  /** Prefers the value of the shortest period that covers the slice, and the later of equally short ones. */
  private covering(id: string, objectId: string | null, slice: { start: Day; end: Day }): InputValue | undefined {
    const candidates = this.values.filter(
      (value) => value.id === id && value.objectId === objectId && value.start <= slice.start && value.end >= slice.end,
    );
    candidates.sort((a, b) => daysFromTo(a.start, a.end) - daysFromTo(b.start, b.end) || (a.start < b.start ? 1 : -1));
    return candidates[0];
  }
}

/** The value of an input as a term: an amount in öre, another value unchanged. */
function termOf(id: string, value: number): Term {
  return term(AMOUNTS.includes(id) ? value * 100 : value);
}
