import { namesIn } from "@/contract/formulas/grammar/expression";
import type { Definitions } from "../formulas/definitions";
import type { AccountsDefinition } from "../formulas/definition";
import { Books } from "./books";
import { evaluate } from "./evaluate";
import type { Inputs } from "./inputs";
import type { Days } from "./steps";

/** Computes the values that key figures would have if the budget were booked. */
export class Budget {
  private readonly books: Books;
  private readonly accounts = new Map<string, readonly AccountsDefinition[]>();
  private readonly withoutBudget: readonly Days[];

  /** @param booked the booked fiscal years; years without a budget have no values */
  constructor(
    booked: Books,
    private readonly inputs: Inputs,
    private readonly definitions: Definitions,
  ) {
    this.books = new Books(booked.years.flatMap(({ budget }) => budget ?? []));
    this.withoutBudget = booked.years.filter(({ budget, fromNextFile }) => !budget && !fromNextFile);
  }

  /**
   * The value in the figure's unit. Undefined if it cannot be computed, if no account it uses is budgeted in the fiscal
   * years of the days, or if one of those years has no budget.
   */
  value(name: string, days: Days): number | undefined {
    if (this.books.years.length === 0) return undefined;
    // Otherwise a budget of some months would be compared with a value of all of them.
    if (this.withoutBudget.some((year) => overlap(year, days))) return undefined;
    if (this.books.bookedThrough(days.firstDay, days.lastDay) !== days.lastDay) return undefined;
    const accounts = this.accountsOf(name);
    // Budgets only cover movements, so a figure that needs a balance has no budget.
    if (!accounts.every(({ measure }) => measure === "flow")) return undefined;
    if (!accounts.some((definition) => this.isBudgeted(definition, days))) return undefined;
    return evaluate(this.books, this.inputs, name, days, this.definitions).value ?? undefined;
  }

  private isBudgeted(definition: AccountsDefinition, days: Days): boolean {
    const { running } = this.books.amountsOf(definition);
    return this.books.years.some((year, i) => {
      if (!overlap(year, days)) return false;
      const [first, last] = [this.books.firstSlices[i]!, this.books.lastSliceOf(i)];
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
