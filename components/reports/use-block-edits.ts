"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import type { BlockEdit, BlockEdits } from "@/lib/reports/block-edits";
import { openBlockEdits } from "@/lib/reports/open-block-edits";
import { showToast } from "@/lib/toasts";
import { useCurrentUser } from "@/components/auth/current-user";

/** The user's changes to the blocks of a draft. Unsaved ones are saved when the editor unmounts. */
export function useBlockEdits(companyId: string, report: FullPeriodReport): [BlockEdit, BlockEdits] {
  const t = useTranslations("reports.editor");
  const ui = useTranslations("ui.save");
  const queryClient = useQueryClient();
  const { userName } = useCurrentUser();
  const [edits] = useState(() => openBlockEdits(queryClient, { userName, companyId, report }));

  useEffect(() => {
    edits.takeOver(report.blocks ?? []);
  }, [edits, report]);

  useEffect(() => {
    const leave = () => {
      edits.sendOnLeave();
    };
    const saveAll = async () => {
      if (await edits.flush()) return;
      const retry = () => {
        void saveAll();
      };
      showToast(t("notSaved"), { tone: "bad", action: { label: ui("retry"), run: retry } });
    };
    const endSettling = settleBeforeLeaving(() => edits.flush());
    window.addEventListener("pagehide", leave);
    return () => {
      endSettling();
      window.removeEventListener("pagehide", leave);
      void saveAll();
    };
  }, [edits, t, ui]);

  return [useSyncExternalStore(edits.subscribe, edits.edit, edits.edit), edits];
}
