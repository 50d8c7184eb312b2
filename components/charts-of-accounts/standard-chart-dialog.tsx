"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { FailedStandardSave } from "@/components/standards/failed-standard-save";
import { useSeenVersion } from "@/components/standards/use-seen-version";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { chartOfAccountsSchema, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { trimmed } from "@/contract/text";
import { groupsOf } from "@/lib/charts-of-accounts/chart-differences";
import { createStandardChart, putStandardChart } from "@/lib/charts-of-accounts/standard-charts";
import { companiesQueries } from "@/lib/companies/queries";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { idFromName } from "@/lib/presets/preset-id";
import type { AgencyPlace } from "@/lib/standards/place";
import { showToast } from "@/lib/toasts";

const formSchema = z.object({
  name: trimmed(chartOfAccountsSchema.shape.name),
  companyId: z.string(),
  chartId: z.string(),
});

interface StandardChartDialogProps {
  place: AgencyPlace;
  /** The chart to change; null for a new one. */
  chart: ChartOfAccounts | null;
  /** Ids that a new chart must not have: those of all charts that the agency or company type has or inherits. */
  taken: readonly string[];
  onClose: () => void;
}

/**
 * Creates a chart of the agency or company type as a copy of a client's chart, because the editor of charts is on the
 * clients' pages. Also renames an existing chart, or replaces its content with that of a client's chart.
 */
export function StandardChartDialog({ place, chart, taken, onClose }: StandardChartDialogProps) {
  const t = useTranslations("standards.charts");
  const ui = useTranslations("ui");
  const inOrder = useNameOrder();
  const queryClient = useQueryClient();
  const creating = useMutation(createStandardChart(queryClient, place));
  const putting = useMutation(putStandardChart(queryClient, place));
  const saving = chart ? putting : creating;
  const { seen, onError } = useSeenVersion(chart);
  const form = useZodForm(formSchema, { defaultValues: { name: chart?.name ?? "", companyId: "", chartId: "" } });
  const [companyId, chartId] = useWatch({ control: form.control, name: ["companyId", "chartId"] });
  const { data: companies = [], error: companiesError } = useQuery(companiesQueries.ofAgency(place.agencyId));
  const { data: charts, error: chartsError } = useQuery({
    ...chartsOfAccountsQuery(companyId),
    enabled: companyId !== "",
  });
  const source = companyId === "" ? chart : (charts?.find(({ id }) => id === chartId) ?? charts?.[0]);
  const submit = form.handleSubmit(({ name }) => {
    if (!source) {
      form.setError("companyId", { message: t("sourceMissing") });
      return;
    }
    const onSuccess = () => {
      showToast(t("saved", { name }));
      onClose();
    };
    if (chart) putting.mutate({ content: { ...source, id: chart.id, name }, seen }, { onSuccess, onError });
    else
      // A client keeps its own chart instead of inheriting one with the same id, so the copy gets another id.
      creating.mutate({ ...source, id: idFromName(name, [...taken, source.id], "chart"), name }, { onSuccess });
  });
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={chart ? t("change", { name: chart.name }) : t("new")}
      locked={saving.isPending}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField label={t("name")} {...form.register("name")} error={form.formState.errors.name && t("nameWrong")} />
        <Select
          label={t("source")}
          options={[
            { value: "", label: t(chart ? "keep" : "chooseCompany"), disabled: !chart },
            ...inOrder(companies, ({ name }) => name).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.register("companyId")}
          error={form.formState.errors.companyId?.message}
        />
        {charts && companyId !== "" && (
          <Select
            label={t("chart")}
            options={charts.map(({ id, name }) => ({ value: id, label: name }))}
            value={source?.id}
            onChange={({ target }) => {
              form.setValue("chartId", target.value);
            }}
          />
        )}
        <FailureNote error={companiesError ?? chartsError} />
        <FailedStandardSave<ChartOfAccounts> error={saving.error} title={t("saveFailed")}>
          {(theirs) => `${theirs.name}, ${t("line", { id: theirs.id, groups: groupsOf(theirs).size })}`}
        </FailedStandardSave>
        <SubmitActions onCancel={onClose} busy={saving.isPending} disabled={companyId !== "" && !charts}>
          {chart ? ui("save.label") : ui("create")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
