import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { FullPeriodReport, PeriodReportUpdate } from "@/contract/reports/period-report";
import { apiSend } from "@/lib/api/client";
import { periodReportPath } from "./paths";
import { putUnlessChanged } from "@/lib/api/put-unless-changed";
import { cacheReport, fullReportSchema } from "./mutations";
import { saveBlockEdits, type EditedReport } from "./open-block-edits";
import { reportsQueries } from "./queries";
import { mainText, withMainText } from "./standard-report";

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

export interface ReportChange extends Pick<PeriodReportUpdate, "title" | "language"> {
  /** The old and new text of the first text block, or of the comment in a report without blocks. */
  text?: { before: string; after: string };
}

/**
 * Changes a report's title, language and text. Before a text is sent, the report is read: its text must be `before`, or
 * already `after`.
 * Fails with {@link ReportTextConflict} or {@link UnsavedBlocksError}.
 */
export function changeReport(queryClient: QueryClient, edited: EditedReport) {
  const { companyId, report } = edited;
  const path = periodReportPath(companyId, report.id);
  return mutationOptions({
    mutationKey: [...reportsQueries.all(companyId), "change", report.id],
    mutationFn: async ({ text, ...changes }: ReportChange): Promise<FullPeriodReport> => {
      if (!text) return apiSend("PUT", path, changes, fullReportSchema);
      if (!(await saveBlockEdits(edited))) throw new UnsavedBlocksError();
      return sendText(path, changes, text);
    },
    onSuccess: (changed) => cacheReport(queryClient, companyId, changed),
  });
}

function sendText(
  path: string,
  changes: PeriodReportUpdate,
  { before, after }: NonNullable<ReportChange["text"]>,
): Promise<FullPeriodReport> {
  const textOf = ({ blocks, comment = "" }: FullPeriodReport) => (blocks ? mainText(blocks) : comment);
  return putUnlessChanged({
    path,
    schema: fullReportSchema,
    // The new text counts as seen, because an earlier attempt may have been saved although its response was lost.
    isSeen: (stored) => {
      const text = textOf(stored);
      return text === before || text === after;
    },
    body: ({ blocks }) => ({
      ...changes,
      ...(blocks ? { blocks: withMainText(blocks, after) } : { comment: after === "" ? null : after }),
    }),
    conflict: (stored) => new ReportTextConflict(textOf(stored)),
  });
}
