import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { FullPeriodReport, PeriodReportUpdate } from "@/contract/reports/period-report";
import { apiSend } from "@/lib/api/client";
import { periodReportPath } from "@/lib/api/paths";
import { putUnlessChanged } from "@/lib/api/put-unless-changed";
import { cacheReport } from "./mutations";
import { flushBlockEdits, type EditedReport } from "./open-block-edits";
import { reportsQueries } from "./queries";
import { mainText, withMainText } from "./standard-report";

const oneSchema = () => import("@/contract/reports/period-report").then((contract) => contract.fullPeriodReportSchema);

/** A text was not saved because someone else has changed it; `theirs` is null if they have removed its block. */
export class ReportTextConflict extends Error {
  override readonly name = "ReportTextConflict";

  constructor(readonly theirs: string | null) {
    super("The text of the report has been changed meanwhile.");
  }
}

/** A text was not saved because edits of the report's blocks in the editor cannot be saved now. */
export class UnsavedBlocksError extends Error {
  override readonly name = "UnsavedBlocksError";
}

export interface ReportChange extends Pick<PeriodReportUpdate, "title" | "comment" | "language"> {
  /** The text of the first text block, and the one that it replaces. */
  mainText?: { before: string; after: string };
}

/**
 * Changes a report's title, language and texts. Blocks are sent only with another main text, in the version just read.
 * Fails with {@link ReportTextConflict} or {@link UnsavedBlocksError}.
 */
export function changeReport(queryClient: QueryClient, edited: EditedReport) {
  const { companyId, report } = edited;
  const path = periodReportPath(companyId, report.id);
  return mutationOptions({
    mutationKey: [...reportsQueries.all(companyId), "change", report.id],
    mutationFn: async ({ mainText: text, ...changes }: ReportChange): Promise<FullPeriodReport> => {
      if (!text) return apiSend("PUT", path, changes, oneSchema);
      if (!(await flushBlockEdits(edited))) throw new UnsavedBlocksError();
      return sendMainText(path, changes, text);
    },
    onSuccess: (changed) => cacheReport(queryClient, companyId, changed),
  });
}

function sendMainText(
  path: string,
  changes: PeriodReportUpdate,
  { before, after }: NonNullable<ReportChange["mainText"]>,
): Promise<FullPeriodReport> {
  const textOf = ({ blocks = [] }: FullPeriodReport) => mainText(blocks);
  return putUnlessChanged({
    path,
    schema: oneSchema,
    // The new text counts as seen, because an earlier attempt may have been saved although its response was lost.
    isSeen: (stored) => [before, after].includes(textOf(stored)!),
    body: ({ blocks = [] }) => ({ ...changes, blocks: withMainText(blocks, after) }),
    conflict: (stored) => new ReportTextConflict(textOf(stored)),
  });
}
