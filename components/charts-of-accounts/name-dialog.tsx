"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { chartOfAccountsSchema } from "@/contract/charts-of-accounts/chart-of-accounts";
import { trimmed } from "@/contract/text";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { createChart } from "@/lib/charts-of-accounts/mutations";
import { standardChartsQueries } from "@/lib/charts-of-accounts/standard-charts";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { idFromName } from "@/lib/presets/preset-id";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { ChartWork } from "./use-chart-edits";

const formSchema = z.object({ name: trimmed(chartOfAccountsSchema.shape.name) });

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
  const textError = useTextError();
  const { data: charts = [] } = useQuery(chartsOfAccountsQuery(companyId));
  const { data: inherited = [] } = useQuery(standardChartsQueries.inherited(companyId));
  const creation = useMutation(createChart(useQueryClient(), companyId));
  const { draft, chart, problems } = work;
  // A copy would lose account texts that cannot be read, because they are not in `chart`. A missing name prevents no
  // copy, which gets a name of its own.
  const isFaulty = kind === "copy" && problems.some((problem) => problem.kind !== "chartName");
  const form = useZodForm(formSchema, {
    defaultValues: { name: kind === "copy" ? t("copyName", { name: draft.name }) : draft.name },
  });
  const typedName = useWatch({ control: form.control, name: "name" });
  // A deleted inherited chart can be added back, so its id must not be used.
  const newId = idFromName(
    typedName,
    [...charts, ...inherited].map(({ id }) => id),
    "chart",
  );
  const submit = form.handleSubmit(({ name }) => {
    if (isFaulty) return;
    if (kind === "rename") {
      work.change({ ...draft, name });
      onClose();
      return;
    }
    creation.mutate(
      { ...chart, id: newId, name },
      {
        onSuccess: ({ id }) => {
          onClose();
          onCreated(id);
        },
      },
    );
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === "copy" ? t("copy", { name: draft.name }) : t("rename")}
      size="small"
      locked={creation.isPending}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label={t("name")}
          maxLength={MAX_NAME_LENGTH}
          {...form.register("name")}
          onFocus={(event) => {
            event.target.select();
          }}
          error={form.formState.errors.name && textError(typedName, { missing: t("missing") })}
          hint={kind === "copy" && typedName.trim() !== "" ? t("id", { id: newId }) : undefined}
        />
        {isFaulty && (
          <p role="status" className="rounded-md bg-warn-soft px-3 py-2 text-warn">
            {t("faulty")}
          </p>
        )}
        <FailureNote error={creation.error} title={t("failed")} />
        <SubmitActions onCancel={onClose} busy={creation.isPending} disabled={isFaulty}>
          {t(kind === "copy" ? "create" : "save")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
