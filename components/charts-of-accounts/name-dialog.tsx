"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { createChart } from "@/lib/charts-of-accounts/mutations";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { presetIdFromName } from "@/lib/presets/preset-id";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import type { ChartWork } from "./use-chart-edits";

interface NameDialogProps {
  companyId: string;
  work: ChartWork;
  kind: "copy" | "rename";
  onCreated: (chartId: string) => void;
  onClose: () => void;
}

/** Copies the chart as it is being edited, or renames it. */
export function NameDialog({ companyId, work, kind, onCreated, onClose }: NameDialogProps) {
  const t = useTranslations("chartsOfAccounts.form");
  const ui = useTranslations("ui");
  const { data: charts = [] } = useQuery(chartsOfAccountsQuery(companyId));
  const creation = useMutation(createChart(useQueryClient(), companyId));
  const { draft, chart } = work;
  const [name, setName] = useState(kind === "copy" ? t("copyName", { name: draft.name }) : draft.name);
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === "";
  const newId = presetIdFromName(
    name,
    charts.map(({ id }) => id),
    "chart",
  );
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    if (kind === "rename") {
      work.change({ ...draft, name: name.trim() });
      onClose();
      return;
    }
    creation.mutate(
      { ...chart, id: newId, name: name.trim() },
      {
        onSuccess: ({ id }) => {
          onClose();
          onCreated(id);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === "copy" ? t("copy", { name: draft.name }) : t("rename")}
      size="small"
      locked={creation.isPending}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t("name")}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onFocus={(event) => {
            event.target.select();
          }}
          onChange={(event) => {
            setName(event.target.value);
          }}
          error={isTried && isMissing ? t("missing") : undefined}
          hint={kind === "copy" && !isMissing ? t("id", { id: newId }) : undefined}
        />
        <FailureNote error={creation.error} title={t("failed")} />
        <DialogActions>
          <Button onClick={onClose} disabled={creation.isPending}>
            {ui("cancel")}
          </Button>
          <Button type="submit" variant="primary" busy={creation.isPending}>
            {t(kind === "copy" ? "create" : "save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
