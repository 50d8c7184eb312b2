"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PeriodReport } from "@/contract/reports";
import { MAX_RECALL_REASON_LENGTH } from "@/contract/text-limits";
import { updateReport } from "@/lib/reports/mutations";
import { Button } from "../ui/button";
import { Dialog, DialogActions } from "../ui/dialog";
import { FailureNote } from "../ui/failure-note";
import { TextArea } from "../ui/field";

interface RecallDialogProps {
  companyId: string;
  report: PeriodReport;
  onClose: () => void;
}

/** Takes a published report back, with the reason that stays with it. */
export function RecallDialog({ companyId, report, onClose }: RecallDialogProps) {
  const t = useTranslations("reports.recall");
  const ui = useTranslations("ui");
  const update = useMutation(updateReport(useQueryClient(), companyId, report.id));
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog open onClose={onClose} title={t("title", { title: report.title })} size="small" locked={update.isPending}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const recallReason = reason.trim();
          setMissing(recallReason === "");
          if (recallReason !== "") update.mutate({ isPublished: false, recallReason }, { onSuccess: onClose });
        }}
      >
        <p>{t("explanation")}</p>
        <TextArea
          label={t("reason")}
          hint={t("reasonHint")}
          rows={3}
          maxLength={MAX_RECALL_REASON_LENGTH}
          value={reason}
          error={isMissing && reason.trim() === "" ? t("reasonMissing") : undefined}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
        <FailureNote error={update.error} title={t("failed")} />
        <DialogActions>
          <Button onClick={onClose} disabled={update.isPending}>
            {ui("cancel")}
          </Button>
          <Button type="submit" variant="primary" busy={update.isPending}>
            {t("button")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
