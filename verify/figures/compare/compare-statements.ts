import {
  statementSchema,
  type Statement,
  type StatementAccount,
  type StatementLine,
} from "@/contract/statements/statement";
import { subjectOf, type CompanyBooks, type CompanySpec } from "../company";
import {
  bookedColumns,
  bookedThrough,
  columnsOf,
  hasComparedColumns,
  type ExpectedFigures,
  type StatementYear,
} from "../statement/expected-figures";
import { expectedAccounts, expectedSums, isEmpty, statementYearOf } from "../statement/expected-statement";
import type { Compared, Tally } from "./disagreement";
import { hasNegativeZero, type ImportedCompany, type Service } from "./service";

type Figures = Pick<
  StatementLine,
  "opening" | "amounts" | "total" | "previous" | "previousTotal" | "previousYear" | "budget"
>;

/** Compares the statement of each fiscal year of the company, or of each that has the object, with the expected one. */
export async function compareStatements(
  service: Service,
  { id, fiscalYears }: ImportedCompany,
  spec: CompanySpec,
  company: CompanyBooks,
  objectId: string | null,
  tally: Tally,
): Promise<void> {
  const { books } = subjectOf(spec, company, objectId);
  for (const [index, { start }] of company.years.entries()) {
    if (objectId !== null && !company.objects.get(start)!.includes(objectId)) continue;
    const query = objectId === null ? "" : `?${new URLSearchParams({ dimensionId: objectId }).toString()}`;
    const { text, body } = await service.get(`Company/${id}/FiscalYear/${fiscalYears.get(start)}/Statement${query}`);
    const statementYear = statementYearOf(books, index);
    const where = `${start}–${statementYear.year.end}${objectId === null ? "" : ` of ${objectId}`}`;
    new StatementComparison(tally, where, hasComparedColumns(statementYear)).run(
      statementYear,
      statementSchema.parse(body),
      text,
    );
  }
}

class StatementComparison {
  constructor(
    private readonly tally: Tally,
    private readonly where: string,
    private readonly hasComparedColumns: boolean,
  ) {}

  run(statementYear: StatementYear, statement: Statement, text: string): void {
    const compare = (member: string, expected: Compared, found: Compared) =>
      this.compare("statements: heads", "statement", member, expected, found);
    compare("-0 in the answer", false, hasNegativeZero(text));
    this.compareHead(statementYear, statement, compare);
    const topLines = [...statement.incomeStatement, ...statement.balanceSheet];
    for (const [id, figures] of expectedSums(statementYear)) {
      const line = topLines.find((candidate) => candidate.id === id);
      if (line) this.compareFigures("statements: sums", id, figures, line);
      else compare(`line ${id}`, true, isEmpty(figures));
    }
    const accounts = allLines(topLines).flatMap((line) => line.accounts);
    this.compareAccounts(statementYear, [...accounts, ...statement.outside]);
    this.compareDifference(statement.balanceSheet);
  }

  private compareHead(
    { year }: StatementYear,
    found: Statement,
    compare: (...args: [string, Compared, Compared]) => void,
  ) {
    const columns = columnsOf(year);
    const days = (period: { start: string; end: string }) => `${period.start.slice(0, 10)}–${period.end.slice(0, 10)}`;
    compare("columns", columns.map(days).join(), found.columns.map(({ period }) => days(period)).join());
    compare("bookedColumns", bookedColumns(year), found.bookedColumns);
    compare("bookedThrough", bookedThrough(year), found.bookedThrough);
    const unknown = year.wholeYearOnly ? [] : [...year.accounts].filter(([, { months }]) => months === null);
    compare(
      "monthsUnknown",
      unknown
        .map(([number]) => number)
        .sort()
        .join(),
      [...found.monthsUnknown].sort().join(),
    );
    compare("hasBudget", year.budget.size > 0, found.hasBudget);
  }

  /** Checks that every account with an amount is in the statement once, with its expected figures; none is unknown. */
  private compareAccounts(statementYear: StatementYear, found: StatementAccount[]): void {
    const expected = expectedAccounts(statementYear);
    const numbers = new Set([...expected.keys(), ...found.map(({ number }) => number)]);
    for (const number of numbers) {
      const entries = found.filter((account) => account.number === number);
      const figures = expected.get(number);
      if (figures && isEmpty(figures)) continue;
      this.compare("statements: accounts", `account ${number}`, "places", figures ? 1 : 0, entries.length);
      if (figures && entries[0]) this.compareFigures("statements: accounts", `account ${number}`, figures, entries[0]);
    }
  }

  private compareFigures(area: string, subject: string, expected: ExpectedFigures, found: Figures): void {
    for (const member of ["opening", "total", "previousTotal", "previousYear"] as const) {
      const [wanted, actual] = [expected[member], found[member]];
      if (wanted === undefined && actual === undefined) continue;
      this.compare(area, subject, member, numberOf(wanted), actual ?? null);
    }
    for (const member of ["amounts", "previous", "budget"] as const) {
      // When nothing is known of the year before, the member may be absent or a list of nulls.
      const wanted = expected[member];
      const isUnknown = member === "previous" && found.previous?.every((amount) => amount === null);
      const actual = isUnknown ? undefined : found[member];
      if ((!wanted && !actual) || (member === "previous" && !this.hasComparedColumns)) continue;
      if (!wanted || !actual)
        this.compare(area, subject, member, wanted ? "amounts" : "nothing", actual ? "amounts" : "nothing");
      else {
        this.compare(area, subject, `${member}, columns`, wanted.length, actual.length);
        wanted.forEach((amount, i) => {
          this.compare(area, subject, `${member}[${i}]`, numberOf(amount), actual[i] ?? null);
        });
      }
    }
  }

  /** Assets less equity and liabilities must equal the line of their difference, or zero when there is no such line. */
  private compareDifference(balanceSheet: StatementLine[]): void {
    const line = (id: string) => balanceSheet.find((candidate) => candidate.id === id);
    const assets = line("Assets");
    const others = line("EquityAndLiabilities");
    const difference = line("Unbalanced");
    const gap = (member: "opening" | "total") =>
      (assets?.[member] ?? 0) - (others?.[member] ?? 0) - (difference?.[member] ?? 0);
    this.compare("statements: sums", "Assets − EquityAndLiabilities − Unbalanced", "opening", 0, gap("opening"));
    this.compare("statements: sums", "Assets − EquityAndLiabilities − Unbalanced", "total", 0, gap("total"));
  }

  private compare(area: string, subject: string, member: string, expected: Compared, found: Compared): void {
    this.tally.compare(area, { subject, where: this.where, member }, expected, found);
  }
}

function numberOf(amount: bigint | null | undefined): number | null {
  return amount === undefined || amount === null ? null : Number(amount);
}

/** The lines and all lines under them. */
function allLines(lines: StatementLine[]): StatementLine[] {
  return lines.flatMap((line) => [line, ...allLines(line.lines)]);
}
