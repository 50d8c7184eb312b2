import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { FullPeriodReport, PeriodReportUpdate } from "@/contract/reports/period-report";
import { apiGetTagged, apiSend } from "@/lib/api/client";
import { ApiError } from "@/lib/api/error";
import { periodReportPath } from "@/lib/api/paths";
import { cacheReport } from "./mutations";
import { flushBlockEdits, type EditedReport } from "./open-block-edits";
import { reportsQueries } from "./queries";
import { mainText, withMainText } from "./standard-report";

const oneSchema = () => import("@/contract/reports/period-report").then((contract) => contract.fullPeriodReportSchema);

/** Maximum number of attempts when the report is changed between reading and writing it. */
const ATTEMPTS = 3;

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
  /** The text of the first text block, or the comment of a report without blocks, and the text that it replaces. */
  text?: { before: string; after: string };
}

/**
 * Changes a report's title, language and texts. A text is sent only where the report, which is read first, has
 * the text that it replaces.
 * Fails with {@link ReportTextConflict} or {@link UnsavedBlocksError}.
 */
export function changeReport(queryClient: QueryClient, edited: EditedReport) {
  const { companyId, report } = edited;
  const path = periodReportPath(companyId, report.id);
  return mutationOptions({
    mutationKey: [...reportsQueries.all(companyId), "change", report.id],
    mutationFn: async ({ text, ...changes }: ReportChange): Promise<FullPeriodReport> => {
      if (!text) return apiSend("PUT", path, changes, oneSchema);
      if (!(await flushBlockEdits(edited))) throw new UnsavedBlocksError();
      return sendText(path, changes, text);
    },
    onSuccess: (changed) => cacheReport(queryClient, companyId, changed),
  });
}

async function sendText(
  path: string,
  changes: PeriodReportUpdate,
  { before, after }: NonNullable<ReportChange["text"]>,
): Promise<FullPeriodReport> {
  for (let attempt = 1; ; attempt++) {
    const { value, tag } = await apiGetTagged(path, oneSchema);
    const { blocks, comment = "" } = value;
    const present = blocks ? mainText(blocks) : comment;
    if (present === null || (present !== before && present !== after)) throw new ReportTextConflict(present);
    try {
      const texts = blocks ? { blocks: withMainText(blocks, after) } : { comment: after === "" ? null : after };
      return await apiSend("PUT", path, { ...changes, ...texts }, oneSchema, { ifMatch: tag });
    } catch (error) {
      const wasChanged = error instanceof ApiError && error.status === 412 && !value.isPublished;
      if (attempt === ATTEMPTS || !wasChanged) throw error;
    }
  }
}
