import type { CompanyChange } from "@/contract/bulk-changes/bulk-change";
import type { BulkChangeKind } from "@/contract/bulk-changes/bulk-change-states";
import type { KindOf, KindOfChange } from "./kind-of-change";
import { commentKind } from "./kinds/comment";
import { companyTypeKind } from "./kinds/company-type";
import { consultantKind } from "./kinds/consultant";
import { chartOfAccountsKind, currencyKind } from "./kinds/fiscal-years";
import { presetKind } from "./kinds/preset";
import { publishingKind } from "./kinds/publishing";
import { reportKind } from "./kinds/report";
import { targetKind } from "./kinds/target";

// Each kind is only called with its own changes.
// oxlint-disable-next-line typescript/no-explicit-any
const KINDS: { [K in BulkChangeKind]: KindOf<K, any, any> } = {
  companyType: companyTypeKind,
  preset: presetKind,
  chartOfAccounts: chartOfAccountsKind,
  currency: currencyKind,
  target: targetKind,
  consultant: consultantKind,
  comment: commentKind,
  report: reportKind,
  publishing: publishingKind,
};

export function kindOf({ kind }: CompanyChange): KindOfChange {
  return KINDS[kind] as KindOfChange;
}
