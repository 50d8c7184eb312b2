import { namesIn } from "@/contract/formula/expression";
import type { AccountsDefinition, Definitions } from "../formulas/definitions";
import { Books } from "./books";
import { evaluate } from "./evaluate";
import type { Inputs } from "./inputs";
import type { Days } from "./steps";

/** Values that key figures would have if what is budgeted were booked. */
export class Budget {
  private readonly books: Books;
  private readonly known = new Map<string, boolean>();

  /** @param books what is booked; years without a budget have no values */
  constructor(
    { years }: Books,
    private readonly inputs: Inputs,
    private readonly definitions: Definitions,
  ) {
    this.books = new Books(years.flatMap(({ budget }) => budget ?? []));
  }

  /** In the figure's unit; undefined where it cannot be computed or nothing that it is made of is budgeted. */
  value(name: string, days: Days): number | undefined {
    if (this.books.slices.length === 0 || !this.has(name)) return undefined;
    return evaluate(this.books, this.inputs, name, days, this.definitions).value ?? undefined;
  }

  /** Budgets are of what is booked over time: a figure that needs a balance has none. */
  private has(name: string): boolean {
    let has = this.known.get(name);
    if (has === undefined) {
      const accounts = this.accountsOf(name);
      has = accounts.every(({ measure }) => measure === "flow") && accounts.some((of) => this.isBudgeted(of));
      this.known.set(name, has);
    }
    return has;
  }

  private isBudgeted(definition: AccountsDefinition): boolean {
    return this.books.amountsOf(definition).running.some((amount) => amount !== 0n);
  }

  private accountsOf(name: string): AccountsDefinition[] {
    const definition = this.definitions(name);
    if (definition?.kind === "accounts") return [definition];
    return definition?.kind === "formula"
      ? namesIn(definition.expression).flatMap((part) => this.accountsOf(part))
      : [];
  }
}
