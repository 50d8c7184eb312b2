import { reconciliationSchema, type ReconciliationCheck } from "@/contract/statements/reconciliation";
import { dayBefore } from "../calendar";
import { subjectOf, type CompanyBooks, type CompanySpec } from "../company";
import { expectedChecks, type ExpectedCheck } from "../reconciliation/expected-checks";
import type { Compared, Tally } from "./disagreement";
import { hasNegativeZero, type ImportedCompany, type Service } from "./service";

/** Compares the reconciliation of each fiscal year, but for those with added vouchers, with the expected one. */
export async function compareReconciliations(
  service: Service,
  { id, fiscalYears }: ImportedCompany,
  spec: CompanySpec,
  company: CompanyBooks,
  tally: Tally,
): Promise<void> {
  const { books } = subjectOf(spec, company, null);
  for (const [index, files] of company.years.entries()) {
    // When vouchers were added from other files, the year's own file no longer describes the books.
    if (files.added.length > 0) continue;
    const { text, body } = await service.get(`Company/${id}/FiscalYear/${fiscalYears.get(files.start)}/Reconciliation`);
    const found = reconciliationSchema.parse(body);
    const where = `${files.start}–${files.end}`;
    const compare = (subject: string, member: string, expected: Compared, actual: Compared) =>
      tally.compare("reconciliation", { subject, where, member }, expected, actual);
    const year = books.years[index]!;
    const before = books.years.find(({ end, currency }) => end === dayBefore(year.start) && currency === year.currency);
    const checks = expectedChecks(files, year, before ?? null);
    compare("reconciliation", "-0 in the answer", false, hasNegativeZero(text));
    const basis = files.own.vouchers.length > 0 ? "vouchers" : year.wholeYearOnly ? "year" : "months";
    compare("reconciliation", "basis", basis, found.basis);
    compare("reconciliation", "checks", [...checks.keys()].sort().join(), found.checks.map(idOf).sort().join());
    for (const check of found.checks) {
      const expected = checks.get(check.id);
      if (expected)
        compareCheck(expected, check, (member, wanted, actual) => compare(check.id, member, wanted, actual));
    }
  }
}

function idOf({ id }: ReconciliationCheck): string {
  return id;
}

function compareCheck(
  expected: ExpectedCheck,
  found: ReconciliationCheck,
  compare: (member: string, expected: Compared, found: Compared) => void,
): void {
  const difference = expected.books - expected.file;
  const differences = expected.byAccount ? [...expected.differing.values()] : [difference];
  const absolute = differences.reduce((sum, amount) => sum + (amount < 0n ? -amount : amount), 0n);
  compare("books", Number(expected.books), found.books);
  compare("file", Number(expected.file), found.file);
  compare("difference", Number(difference), found.difference);
  compare("absoluteDifference", Number(absolute), found.absoluteDifference);
  compare("agrees", absolute === 0n, found.agreement === "agrees");
  if (!expected.byAccount) return;
  const keys = found.accounts.map(({ number, month }) => (month === undefined ? number : `${number} ${month}`));
  compare("accounts", [...expected.differing.keys()].sort().join(), [...keys].sort().join());
  found.accounts.forEach((account, i) => {
    compare(`account ${keys[i]}`, Number(expected.differing.get(keys[i]!) ?? 0n), account.difference);
    compare(`account ${keys[i]}, books less file`, account.difference, account.books - account.file);
  });
}
