import { namesIn } from "@/contract/formulas/grammar/expression";
import type { Definitions } from "../formulas/definitions";
import type { AccountsDefinition } from "../formulas/definition";
import { Books } from "./books";
import { evaluate } from "./evaluate";
import type { Inputs } from "./inputs";
import type { Days } from "./steps";
import type { YearBalances } from "./year-sums";

interface Plan {
  /** All fiscal years, with the budget in place of what is booked in those of `years`. */
  books: Books;
  /** The fiscal years that the days overlap, as they are booked. */
  years: readonly YearBalances[];
}

/**
 * Computes the values that key figures would have if the budget were booked in the fiscal years that the days overlap.
 * Formulas compare with the booked year before, also where it lies in these fiscal years.
 */
export class Budget {
  /** By the first days of the fiscal years in which the budget takes the place of the books. */
  private readonly planned = new Map<string, Books>();
  /** By the identity of the `Days` object, because all key figures are computed for the same few objects. */
  private readonly plans = new Map<Days, Plan | null>();
  private readonly accounts = new Map<string, readonly AccountsDefinition[]>();

  /** @param booked the booked fiscal years with their budgets, in which formulas also look up the year before */
  constructor(
    private readonly booked: Books,
    private readonly inputs: Inputs,
    private readonly definitions: Definitions,
  ) {}

  /**
   * The value in the figure's unit. Undefined if it cannot be computed, if it needs a balance, if its accounts have no
   * budgeted amount in the fiscal years that the days overlap, if one of those years has no budget, or if the days
   * go on after the last of those years.
   */
  value(name: string, days: Days): number | undefined {
    let plan = this.plans.get(days);
    if (plan === undefined) this.plans.set(days, (plan = this.planOf(days)));
    if (!plan) return undefined;
    const { books, years } = plan;
    const accounts = this.accountsOf(name);
    // Budgets only cover movements, so a figure that needs a balance has no budget.
    if (!accounts.every(({ measure }) => measure === "flow")) return undefined;
    if (!accounts.some((definition) => this.isBudgeted(books, definition, years))) return undefined;
    return evaluate(books, this.inputs, name, days, this.definitions).value ?? undefined;
  }

  /** Null if the days overlap no fiscal year or one without a budget, or go on after the last one that they overlap. */
  private planOf(days: Days): Plan | null {
    const years = this.booked.years.filter((year) => !year.fromNextFile && overlap(year, days));
    // All need a budget, since a budget of some months would else be compared with a value of all of them.
    if (years.length === 0 || years.some(({ budget }) => !budget)) return null;
    const books = this.booksWith(years);
    return books.bookedThrough(days.firstDay, days.lastDay) === days.lastDay ? { books, years } : null;
  }

  /** The books with the budget of these years in place of what is booked in them. */
  private booksWith(years: readonly YearBalances[]): Books {
    const key = years.map(({ firstDay }) => firstDay).join(" ");
    let books = this.planned.get(key);
    if (!books) {
      const planned = this.booked.years.map((year) => (years.includes(year) ? year.budget! : year));
      books = new Books(planned, this.booked);
      this.planned.set(key, books);
    }
    return books;
  }

  private isBudgeted(books: Books, definition: AccountsDefinition, years: readonly YearBalances[]): boolean {
    const { running } = books.amountsOf(definition);
    return this.booked.years.some((year, i) => {
      if (!years.includes(year)) return false;
      const [first, last] = [books.firstSlices[i]!, books.lastSliceOf(i)];
      return running.slice(first, last + 1).some((before, slice) => before !== running[first + slice + 1]);
    });
  }

  private accountsOf(name: string): readonly AccountsDefinition[] {
    let accounts = this.accounts.get(name);
    if (!accounts) this.accounts.set(name, (accounts = this.findAccounts(name)));
    return accounts;
  }

  private findAccounts(name: string): AccountsDefinition[] {
    const definition = this.definitions(name);
    if (definition?.kind === "accounts") return [definition];
    return definition?.kind === "formula"
      ? namesIn(definition.expression).flatMap((part) => this.findAccounts(part))
      : [];
  }
}

function overlap(one: Days, other: Days): boolean {
  return one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;
}
