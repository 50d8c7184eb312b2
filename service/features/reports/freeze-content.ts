import type { ContentProblem } from "@/contract/reports/content";
import { writeWire } from "@/contract/wire";
import type { Db } from "../../platform/db/database";
import { HttpError, quote } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { toFullReport, type PeriodReportRow } from "./period-report-row";
import { resolveContent } from "./resolve-content";

type Frozen = Pick<PeriodReportRow, "keyFigures" | "content" | "language">;

/**
 * The columns that publishing sets in a report of blocks: its content and key figures as they are now, in the language
 * chosen for it or else the caller's; null for a report without blocks. Nothing of the company may change meanwhile:
 * call lockForWriting first.
 * @throws HttpError ruleViolation that names what cannot be shown
 */
export async function frozenContent(
  tx: Db,
  { language: callers, now }: RequestContext,
  report: PeriodReportRow,
): Promise<Frozen | null> {
  const { blocks } = toFullReport(report);
  if (!blocks) return null;
  const language = report.language ?? callers;
  const { content, keyFigures } = await resolveContent(tx, { ...report, blocks }, { language, now });
  if (content.problems.length > 0) {
    throw new HttpError(
      "ruleViolation",
      `The report cannot be published: ${content.problems.map(messageOf).join("; ")}.`,
    );
  }
  return { language, content: writeWire(content), keyFigures: writeWire(keyFigures) };
}

function messageOf({ blockId, code, name, reason }: ContentProblem): string {
  const problem = {
    unknownPreset: `the company has no key figure preset ${quote(name)}`,
    unknownKeyFigure: `the company has no key figure ${quote(name)}`,
    noValue: `${quote(name)} has no value${reason ? ` (${reason.code})` : ""}`,
    unreadable: `${quote(name)} is no live value`,
  }[code];
  return `block ${quote(blockId)}: ${problem}`;
}
