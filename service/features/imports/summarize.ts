import type { SieImportSummary } from "@/contract/imports/sie-import";
import type { CompanyRow } from "../../platform/policies/connected-company";
import { isTransfer } from "../../books/sie/checks/result-transfer";
import { isResultNumber } from "../../books/sie/month-readings";
import type { SieFile } from "../../books/sie/sie-file";
import type { Ore, SieBalance } from "../../books/sie/sie-records";
import type { YearPlan } from "./plan-years";

/** Maximum number of names in the sample. */
const SAMPLE_SIZE = 6;

export interface ImportOutcome {
  company: CompanyRow | null;
  plan: YearPlan | undefined;
  fiscalYearId: string | undefined;
  currency: string;
  encoding: SieImportSummary["encoding"];
  outcome: SieImportSummary["outcome"];
  /** Ids of the imports that were stored. */
  importIds: string[];
}

/** Summarizes the file in numbers that users can compare with it, and the effect that its import has or would have. */
export function summarize(file: SieFile, result: ImportOutcome): SieImportSummary {
  const { company, plan } = result;
  const days = file.vouchers.days();
  return {
    ...(company && {
      company: { id: company.id, businessIdentityCode: company.businessIdentityCode, name: company.name },
    }),
    fileCompanyName: file.identification.companyName,
    fileBusinessIdentityCode: file.identification.businessIdentityCode,
    program: file.identification.program,
    sieType: file.sieType,
    encoding: result.encoding,
    ...(plan && {
      fiscalYear: {
        ...(result.fiscalYearId !== undefined && { id: result.fiscalYearId }),
        start: `${plan.start}T00:00:00`,
        end: `${plan.end}T00:00:00`,
        currency: result.currency,
      },
    }),
    outcome: result.outcome,
    accounts: file.counts.accounts,
    vouchers: file.counts.vouchers,
    rows: file.counts.rows,
    objects: file.counts.objects,
    controlTotals: controlTotals(file),
    sample: sampleOf(file),
    ...(days && { firstVoucherDate: days.first, lastVoucherDate: days.last }),
  };
}

function controlTotals(file: SieFile): SieImportSummary["controlTotals"] {
  const sumOf = (kind: SieBalance["kind"]) =>
    file.balances
      .filter((balance) => balance.kind === kind && balance.yearIndex === 0)
      .reduce((sum, { amount }) => sum + amount, 0n);
  const { debit, credit } = file.vouchers.turnover();
  return {
    openingBalance: inUnits(sumOf("IB")),
    closingBalance: inUnits(sumOf("UB")),
    result: inUnits(-resultOf(file)),
    debit: inUnits(debit),
    credit: inUnits(credit),
  };
}

/**
 * The result as key figures define it, debit positive: accounts of the classes 3 to 8 by #RES, or by the vouchers of a
 * file without #RES. The transfer to equity is left out, since with it a closed year sums to zero.
 */
function resultOf({ balances, vouchers, accounts }: SieFile): Ore {
  const isCounted = (account: string) => isResultNumber(account) && !isTransfer(account);
  const written = balances.filter(({ kind, yearIndex }) => kind === "RES" && yearIndex === 0);
  const amounts =
    written.length > 0
      ? written.map(({ account, amount }) => ({ account, amount }))
      : vouchers.sumsByAccount().map((sum, index) => ({ account: accounts[index]!.number, amount: sum?.amount ?? 0n }));
  return amounts.reduce((sum, { account, amount }) => (isCounted(account) ? sum + amount : sum), 0n);
}

/** Converts öre to units of the currency for display: the nearest double prints the two decimals exactly. */
function inUnits(ore: Ore): number {
  return Number(ore) / 100;
}

/** A few names with letters beyond ASCII, so that users can see that å ä ö were decoded correctly. */
function sampleOf(file: SieFile): string[] {
  const sample = new Set<string>();
  for (const name of namesIn(file)) {
    if (/[^ -~]/.test(name)) sample.add(name);
    if (sample.size === SAMPLE_SIZE) break;
  }
  return [...sample];
}

function* namesIn({ identification, accounts, objects, vouchers }: SieFile): Generator<string> {
  yield identification.companyName;
  for (const { name } of accounts) yield name;
  for (const { name } of objects) yield name;
  for (let i = 0; i < vouchers.length; i++) yield vouchers.text(vouchers.columnIndexOf(i));
}
