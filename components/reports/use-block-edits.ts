"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import type { BlockEdit, BlockEdits } from "@/lib/reports/block-edits";
import { openBlockEdits } from "@/lib/reports/open-block-edits";
import { useCurrentUser } from "@/components/auth/current-user";
import { useAutosave } from "@/components/ui/use-autosave";

/**
 * The user's changes to the blocks of a draft, which are saved automatically. Returns their present state, and the
 * object that makes, undoes and saves them.
 */
export function useBlockEdits(companyId: string, report: FullPeriodReport): [BlockEdit, BlockEdits] {
  const t = useTranslations("reports.editor");
  const queryClient = useQueryClient();
  const { userName } = useCurrentUser();
  const [edits] = useState(() => openBlockEdits(queryClient, { userName, companyId, report }));

  useEffect(() => {
    edits.takeOver(report.blocks ?? []);
  }, [edits, report]);

  useAutosave(edits, t("notSaved"));

  return [useSyncExternalStore(edits.subscribe, edits.edit, edits.edit), edits];
}
