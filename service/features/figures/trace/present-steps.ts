import { addDays } from "@/contract/calendar";
import { periodOfDays } from "@/contract/period";
import type { AccountGroup, ChartNode } from "@/contract/charts-of-accounts/chart-of-accounts";
import { formulaText } from "@/contract/formulas/grammar/write-formula";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { TracedYear, TraceStep } from "@/contract/figures/key-figure-trace";
import type { Chart } from "../../../figures/engine/account-groups";
import type { Books, Point } from "../../../figures/engine/books";
import type { Range, Scope } from "../../../figures/engine/evaluate";
import type { Inputs } from "../../../figures/engine/inputs";
import type { Step } from "../../../figures/engine/trace";
import { unitsOf, valueOf } from "../../../figures/engine/values";
import type { AccountsDefinition, Definition } from "../../../figures/formulas/definition";
import type { Bookings } from "./bookings";
import type { TracedLeaves } from "./traced-leaves";

type Input = Extract<Definition, { kind: "input" }>;

interface PresenterOptions {
  books: Books;
  inputs: Inputs;
  leaves: TracedLeaves;
  /** Absent when accounts whose bookings cancel each other are of no interest. */
  bookings?: Bookings;
  /** Display name of a key figure, term, input or known group. */
  nameOf: (name: string) => string;
  nameReason: (reason: MissingReason) => MissingReason;
}

/** Converts the steps of a trace to the response, and collects the account balances that they use. */
export class StepPresenter {
  /** The groups around each leaf, the outermost first, by chart and by id of the leaf. */
  private readonly parents = new Map<Chart, Map<string, AccountGroup[]>>();

  private readonly books: Books;
  private readonly inputs: Inputs;
  private readonly leaves: TracedLeaves;

  constructor(private readonly options: PresenterOptions) {
    ({ books: this.books, inputs: this.inputs, leaves: this.leaves } = options);
  }

  present(step: Step): TraceStep {
    const { text, name = text, result, definition, scope } = step;
    const missing = typeof result === "object";
    return {
      text,
      value: missing ? null : valueOf(result),
      ...(missing && { reason: this.options.nameReason(result) }),
      ...(definition && { label: this.options.nameOf(name) }),
      ...this.when(definition, scope),
      ...(step.function && { function: step.function }),
      ...(step.months !== undefined && { months: step.months }),
      ...this.formula(step),
      ...(definition?.kind === "accounts" && { sum: this.sum(definition, scope, missing) }),
      ...(definition?.kind === "input" && { input: this.input(name, definition, scope) }),
    };
  }

  private when(definition: Definition | undefined, { flows, point }: Scope): Pick<TraceStep, "period" | "day"> {
    const period = this.period(flows);
    const over = period && { period };
    switch (definition?.kind) {
      case "legalTaxRate":
        return { day: this.books.yearStartOf(flows.last) };
      case "input":
        return definition.measure === "level" ? { day: this.books.lastDayOf(flows.last) } : { ...over };
      case "accounts":
        if (definition.measure === "flow") return { ...over };
        if (definition.measure === "opening") return { day: this.books.years[point.year]!.firstDay };
        return this.day(point);
      default:
        return { ...over, ...this.day(point) };
    }
  }

  private formula({ text, definition, function: called, steps }: Step): Pick<TraceStep, "formula" | "terms"> {
    if (definition && definition.kind !== "formula") return {};
    const terms = steps.map((step) => this.present(step));
    if (called) return { terms };
    return { formula: definition ? formulaText(definition.expression) : text, terms };
  }

  private input(id: string, { measure }: Input, { flows: { first, last } }: Scope): TraceStep["input"] {
    const used =
      measure === "level"
        ? this.inputs.usedLevel(id, this.books.lastDayOf(last))
        : typeof first === "object"
          ? []
          : this.inputs.used(id, this.books.slices.slice(first, last + 1));
    return {
      measure,
      values: used.map(({ firstDay, lastDay, value, months, of }) => ({
        period: periodOfDays(firstDay, lastDay),
        value,
        months,
        of,
      })),
    };
  }

  private sum(definition: AccountsDefinition, { flows, point }: Scope, missing: boolean): TraceStep["sum"] {
    const { sign } = definition;
    if (missing) return { sign, years: [] };
    if (definition.measure !== "flow") {
      const first = this.books.firstSlices[point.year]!;
      const last = definition.measure === "balance" ? point.slices - 1 : first - 1;
      return { sign, years: [this.year(definition, point.year, true, first, last)] };
    }
    // A flow that could be computed has a first slice.
    const [first, last] = [flows.first as number, flows.last];
    const years = [...new Set(this.books.slices.slice(first, last + 1).map(({ year }) => year))];
    return {
      sign,
      years: years.map((year) => {
        const start = this.books.firstSlices[year]!;
        const end = this.books.lastSliceOf(year);
        return this.year(definition, year, false, Math.max(first, start), Math.min(last, end));
      }),
    };
  }

  /** The amounts of a year: what slices first to last have (none if last < first), and the opening if asked for. */
  private year(
    definition: AccountsDefinition,
    year: number,
    opening: boolean,
    first: number,
    last: number,
  ): TracedYear {
    const { fiscalYearId, fromNextFile, chart } = this.books.years[year]!;
    const groups = new Map<string, TracedYear["groups"][number] & { ore: bigint }>();
    for (const amounts of this.books.accountsOf(definition, year, this.options.bookings?.accountsOf(year))) {
      const booked = [...amounts.movements].filter(([slice]) => first <= slice && slice <= last);
      const hasAmount = booked.length > 0 || (opening && amounts.opening !== undefined);
      if (!hasAmount && !this.options.bookings?.cancelEachOther(year, amounts, { first, last })) continue;
      this.leaves.add(year, amounts, { opening, first, last });
      const amount = booked.reduce((sum, [, moved]) => sum + moved, (opening && amounts.opening) || 0n);
      const parents = this.parentsOf(chart, amounts.leaf);
      const parent = parents.at(-1) ?? { id: amounts.leaf.id, name: amounts.leaf.id };
      let group = groups.get(parent.id);
      if (!group) {
        const above = parents.slice(0, -1).map(({ name }) => name);
        groups.set(
          parent.id,
          (group = { id: parent.id, name: parent.name, parents: above, amount: 0, accounts: [], ore: 0n }),
        );
      }
      group.ore += amount;
      group.accounts.push({ number: amounts.account, amount: unitsOf(amount) });
    }
    const period = this.period({ first, last });
    return {
      fiscalYearId,
      opening,
      ...(fromNextFile && { yearBefore: true as const }),
      ...(period && { period }),
      groups: Array.from(groups.values(), ({ ore, ...group }) => ({ ...group, amount: unitsOf(ore) })),
    };
  }

  private period({ first, last }: Range): TraceStep["period"] {
    if (typeof first === "object" || last < first) return undefined;
    return periodOfDays(this.books.slices[first]!.firstDay, this.books.slices[last]!.lastDay);
  }

  private day({ year, slices }: Point): Pick<TraceStep, "day"> {
    if (slices > this.books.firstSlices[year]!) return { day: this.books.slices[slices - 1]!.lastDay };
    const { firstDay } = this.books.years[year]!;
    // No day before the year 1 can be written.
    return firstDay === "0001-01-01" ? {} : { day: addDays(firstDay, -1) };
  }

  /** The groups around a leaf of the chart, the outermost first. */
  private parentsOf(chart: Chart, leaf: ChartNode): AccountGroup[] {
    let parents = this.parents.get(chart);
    if (!parents) this.parents.set(chart, (parents = parentsOfLeaves(chart)));
    // Not found: a leaf of the built-in chart, which replaces a known group that this chart lacks.
    return parents.get(leaf.id) ?? [];
  }
}

function parentsOfLeaves({ children }: Chart): Map<string, AccountGroup[]> {
  const parents = new Map<string, AccountGroup[]>();
  const visit = (node: ChartNode, above: AccountGroup[]): void => {
    if (node.type === "AccountGroup") node.children.forEach((child) => visit(child, [...above, node]));
    else parents.set(node.id, above);
  };
  children.forEach((child) => visit(child, []));
  return parents;
}
