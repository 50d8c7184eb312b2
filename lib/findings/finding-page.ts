import type { Finding } from "@/contract/findings/finding";
import type { FindingRule } from "@/contract/findings/finding-rule";
import { firstDay, lastDay } from "@/contract/period";
import { writeTraceAddress } from "@/lib/figures/trace-address";
import { commentPage, companyPage, newCommentPage, reconciliationPage } from "@/lib/paths";

/** The page on which a finding is explained or fixed; for a value, its trace. */
export function findingPage(finding: Finding, rule: FindingRule | undefined): string {
  const { companyId, keyFigureType, period, bookedThrough } = finding;
  switch (finding.kind) {
    case "booksLate":
    case "monthsMissing":
      return companyPage(companyId, "imports");
    case "noComment":
      return companyPage(companyId, "comments");
    case "notReconciled":
      return bookedThrough === undefined
        ? companyPage(companyId, "statements")
        : reconciliationPage(companyId, bookedThrough.slice(0, 7));
    case "openQuestion":
      return finding.question ? commentPage(companyId, finding.question.commentId) : companyPage(companyId, "comments");
    default: {
      if (keyFigureType === undefined || !period) return companyPage(companyId);
      const trace = writeTraceAddress({ keyFigureId: keyFigureType, first: firstDay(period), last: lastDay(period) });
      const search = new URLSearchParams({ ...(rule?.resolution && { resolution: rule.resolution }), trace });
      return `${companyPage(companyId)}?${search.toString()}`;
    }
  }
}

/** The form for a comment on the finding's key figure and period; null for questions and findings without these. */
export function findingCommentPage({ kind, companyId, keyFigureType, period }: Finding): string | null {
  if (keyFigureType === undefined || !period || kind === "openQuestion") return null;
  return newCommentPage(companyId, firstDay(period), lastDay(period), keyFigureType);
}
