import type { QueryClient } from "@tanstack/react-query";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { apiGetTagged, apiSend } from "@/lib/api/client";
import type { SendOptions } from "@/lib/api/types";
import { periodReportPath } from "./paths";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { BlockEdits } from "./block-edits";
import { editedBlocks } from "./form-drafts";
import { fullReportSchema, putInCache } from "./mutations";
import { reportsQueries } from "./queries";

const opened = new Map<string, BlockEdits>();

/** Identifies a user's edits of a report. */
export interface EditedReport {
  userName: string;
  companyId: string;
  report: Pick<FullPeriodReport, "id">;
}

interface OpenedReport extends EditedReport {
  report: FullPeriodReport;
}

function nameOf({ userName, companyId, report: { id } }: EditedReport): string {
  return [userName, companyId, id].map(encodeURIComponent).join("/");
}

/**
 * Saves what the editor of a report has not saved yet. False when that is not possible now, or when the editor has an
 * edit of an earlier visit that waits for the user's choice.
 */
export async function saveBlockEdits(edited: EditedReport): Promise<boolean> {
  const left = await opened.get(nameOf(edited))?.settle();
  return left === undefined || left === null;
}

/**
 * The user's changes to the blocks of a report; the same object for the whole visit. Call it in the browser only: the
 * server's memory is shared by all users.
 */
export function openBlockEdits(queryClient: QueryClient, opening: OpenedReport): BlockEdits {
  const {
    userName,
    companyId,
    report: { id, blocks = [] },
  } = opening;
  const name = nameOf(opening);
  const existing = opened.get(name);
  if (existing) return existing;
  const path = periodReportPath(companyId, id);
  const store = {
    read: () => apiGetTagged(path, fullReportSchema),
    write: (written: readonly ReportBlock[], options: SendOptions) =>
      apiSend("PUT", path, { blocks: written }, fullReportSchema, options),
    onStored: async (report: FullPeriodReport) => {
      await putInCache(queryClient, companyId, report);
      void queryClient.invalidateQueries({ queryKey: reportsQueries.content(companyId, id).queryKey });
    },
  };
  const slot = draftSlot(browserStorage(), userName, "forms", ...editedBlocks(companyId, id));
  const edits = new BlockEdits(store, blocks, slot);
  opened.set(name, edits);
  return edits;
}
