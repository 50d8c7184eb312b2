import { formulaOfStep, nameOfStep } from "@/contract/figures/step-name";
import {
  tracedAccountKey,
  type KeyFigureTrace,
  type TracedYear,
  type TraceStep,
} from "@/contract/figures/key-figure-trace";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import { formatDay, formatFiscalYear, formatMonths } from "@/contract/format/format-days";
import type { Locale } from "@/contract/format/locale";
import type { Period } from "@/contract/period";
import { TRACE_TEXTS, type TracedFunction } from "./trace-texts";

type TracedInputValue = NonNullable<TraceStep["input"]>["values"][number];

type Source =
  | { kind: "step"; step: TraceStep }
  | { kind: "input"; input: TracedInputValue }
  | { kind: "year" | "group" }
  /** `year` names the fiscal year, the period and the opening balance that the amount is of. */
  | { kind: "account"; number: string; year: TracedYear };

type WithoutParts = Source & {
  depth: number;
  name: string;
  /**
   * The formula of a step, the days and sign of a sum of accounts, the groups around a group, or the months of an input
   * that is used in part; empty for other lines.
   */
  note: string;
  value: number | null;
  reason?: MissingReason;
};

/** A line of the computation, which leads from the key figure down to accounts and inputs. */
export type TraceLine = WithoutParts & {
  /** Indexes of the lines that this line is computed from. */
  parts: number[];
};

/** A fiscal year of the books, with the days by which it is named. */
export type FiscalYearDays = Period & { id: string };

/** Flattens the tree of a trace to lines. */
export function traceLines(trace: KeyFigureTrace, years: readonly FiscalYearDays[], language: Locale): TraceLine[] {
  return new TraceLines(trace, years, language).all();
}

class TraceLines {
  private readonly lines: TraceLine[] = [];
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    private readonly trace: KeyFigureTrace,
    private readonly years: readonly FiscalYearDays[],
    private readonly language: Locale,
  ) {
    this.names = new Map(trace.accounts.map((account) => [tracedAccountKey(account, account.number), account.name]));
  }

  all(): TraceLine[] {
    this.step(this.trace.tree, 0);
    return this.lines;
  }

  private add(line: WithoutParts, below: () => number[]): number {
    const own: TraceLine = { ...line, parts: [] };
    const at = this.lines.push(own) - 1;
    own.parts = below();
    return at;
  }

  private step(step: TraceStep, depth: number): number {
    const { value, reason, sum, period, day } = step;
    const when = sum && (period ? formatMonths(period, this.language) : day && formatDay(day, this.language));
    const notes = [
      formulaOfStep(step, this.functionText),
      when,
      sum && TRACE_TEXTS[this.language].ofAccounts(sum.sign),
    ];
    return this.add(
      {
        kind: "step",
        step,
        depth,
        value,
        name: capitalised(nameOfStep(step, this.functionText)),
        note: notes.filter((note) => note !== undefined).join(" · "),
        ...(reason && { reason }),
      },
      () => [
        ...(step.terms ?? []).map((term) => this.step(term, depth + 1)),
        ...this.sums(sum?.years ?? [], depth + 1),
        ...(step.input?.values ?? []).map((inputValue) => this.input(inputValue, depth + 1)),
      ],
    );
  }

  /** A single year gets no line of its own: its groups come directly below the sum. */
  private sums(years: readonly TracedYear[], depth: number): number[] {
    if (years.length === 1) return this.groups(years[0]!, depth);
    return years.map((year) => {
      const days = this.years.find(({ id }) => id === year.fiscalYearId);
      const name = year.period ? formatMonths(year.period, this.language) : days ? formatFiscalYear(days) : "";
      const value = fromOre(year.groups.reduce((sum, group) => sum + ore(group.amount), 0));
      return this.add({ kind: "year", depth, name, note: "", value }, () => this.groups(year, depth + 1));
    });
  }

  private groups(year: TracedYear, depth: number): number[] {
    return year.groups.map(({ name, parents, amount, accounts }) =>
      this.add({ kind: "group", depth, name, note: parents.join(" · "), value: amount }, () =>
        accounts.map(({ number, amount: value }) => {
          const accountName = this.names.get(tracedAccountKey(year, number)) ?? "";
          const line = { depth: depth + 1, name: `${number} ${accountName}`.trim(), note: "", value };
          return this.add({ kind: "account", number, year, ...line }, () => []);
        }),
      ),
    );
  }

  private input(input: TracedInputValue, depth: number): number {
    const { period, value, months, of } = input;
    const note = months < of ? TRACE_TEXTS[this.language].ofMonths(months, of) : "";
    return this.add({ kind: "input", input, depth, name: formatMonths(period, this.language), note, value }, () => []);
  }

  private readonly functionText = (name: TracedFunction, inner: string): string =>
    TRACE_TEXTS[this.language].functions[name](inner);
}

/** Converts an amount to whole öre, in which sums are exact. */
export function ore(amount: number): number {
  return Math.round(amount * 100);
}

export function fromOre(amount: number): number {
  return amount / 100;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
