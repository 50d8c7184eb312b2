import { accountTotals } from "./checks/account-totals";
import type { SieCheck } from "./checks/check";
import { checkAmountsFit } from "./checks/amounts-fit";
import { checkChecksum } from "./checks/checksum";
import { checkClosingBalance } from "./checks/closing-balance";
import { checkContents } from "./checks/contents";
import { checkDamage } from "./checks/damage";
import { checkFlag, checkFormat, checkMandatoryRecords, checkType } from "./checks/identification";
import { checkMonthsGiveBalances } from "./checks/months-give-balances";
import { checkMonthsInYear } from "./checks/months-in-year";
import { checkOpeningBalance } from "./checks/opening-balance";
import { checkDimensions, checkReferences } from "./checks/references";
import { checkResultTransfer } from "./checks/result-transfer";
import { checkVouchersBalance } from "./checks/vouchers-balance";
import { checkVouchersGiveBalances } from "./checks/vouchers-give-balances";
import { checkVouchersInYear } from "./checks/vouchers-in-year";
import { checkYearBefore } from "./checks/year-before";
import { checkYears } from "./checks/years";
import type { FileChecksum } from "./checksum";
import type { SieDraft } from "./draft";
import type { SieNotes } from "./notes";
import type { SieFile } from "./sie-file";
import type { SieSource } from "./source";

const CHECKS: readonly SieCheck[] = [
  checkContents,
  checkAmountsFit,
  checkMandatoryRecords,
  checkFlag,
  checkFormat,
  checkType,
  checkDamage,
  checkYears,
  checkMonthsInYear,
  checkReferences,
  checkDimensions,
  checkVouchersBalance,
  checkVouchersInYear,
  checkVouchersGiveBalances,
  checkMonthsGiveBalances,
  checkOpeningBalance,
  checkClosingBalance,
  checkResultTransfer,
  checkYearBefore,
  checkChecksum,
];

/**
 * Runs all checks on a file. They add notes; checkDimensions also removes circular parents, and checkVouchersInYear
 * gives rows outside the year the date of their voucher.
 */
export function checkFile(
  file: SieFile,
  draft: SieDraft,
  source: SieSource,
  checksum: FileChecksum,
  notes: SieNotes,
): void {
  const input = { file, draft, source, checksum, totals: accountTotals(file), notes };
  for (const check of CHECKS) check(input);
}
