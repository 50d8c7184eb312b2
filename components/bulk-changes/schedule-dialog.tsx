"use client";

import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod";
import {
  LAST_SCHEDULED_DAY,
  reportScheduleSchema,
  type ReportScheduleRun,
  type ReportScheduleState,
} from "@/contract/bulk-changes/report-schedule";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { requiredText } from "@/contract/text";
import { bulkChangesQueries } from "@/lib/bulk-changes/queries";
import { endSchedule, saveSchedule, scheduleQuery } from "@/lib/bulk-changes/schedule";
import { useFormats } from "@/lib/format/use-formats";
import { agencyBulkChangePage } from "@/lib/paths";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { reportTemplatesQueries } from "@/lib/reports/templates";
import { showToast } from "@/lib/toasts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { QueryView } from "@/components/ui/query-view";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import { ChangeState } from "./change-state";
import { ReportLanguageSelect, TemplateSelect } from "./report-selects";

/** Value of the option for all clients; no company type has this id. */
const ALL = "";
/** Number of past months shown. */
const SHOWN_RUNS = 6;

/** The options of the form for the API's boolean `publishes`. */
const OUTCOMES = ["drafts", "published"] as const;

const { title, language } = reportScheduleSchema.shape;
const formSchema = z.object({
  reportTemplateId: z.string().min(1),
  title: requiredText(title),
  companyTypeId: z.string(),
  day: z.string(),
  outcome: z.enum(OUTCOMES),
  language,
});

interface ScheduleDialogProps {
  agencyId: string;
  onClose: () => void;
}

/** Schedules reports that the service makes each month, and shows the results of the latest months. */
export function ScheduleDialog({ agencyId, onClose }: ScheduleDialogProps) {
  const t = useTranslations("bulkChanges.schedule");
  const query = useQuery(scheduleQuery(agencyId));
  const isChanging = useIsMutating({ mutationKey: scheduleQuery(agencyId).queryKey }) > 0;
  return (
    <Dialog open onClose={onClose} title={t("title")} size="large" locked={isChanging}>
      <QueryView query={query} skeleton={<SkeletonRows rows={6} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(state) => (
          <div className="flex flex-col gap-6">
            <ScheduleForm agencyId={agencyId} state={state} onClose={onClose} />
            <Runs agencyId={agencyId} runs={state.runs} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function ScheduleForm({ agencyId, state, onClose }: ScheduleDialogProps & { state: ReportScheduleState }) {
  const t = useTranslations("bulkChanges.schedule");
  const tForm = useTranslations("bulkChanges.form");
  const ui = useTranslations("ui");
  const textError = useTextError();
  const formats = useFormats();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data: templates, error: templatesError } = useQuery(reportTemplatesQueries.list(agencyId));
  const { data: types, error: typesError } = useQuery(companyTypesQuery(agencyId));
  const saving = useMutation(saveSchedule(queryClient, agencyId));
  const ending = useMutation(endSchedule(queryClient, agencyId));
  const { schedule, nextRun, user } = state;
  const { register, control, handleSubmit, formState, reset, getValues } = useZodForm(formSchema, {
    values: {
      reportTemplateId: schedule?.reportTemplateId ?? "",
      title: schedule?.title ?? "",
      companyTypeId: schedule?.companyTypeId ?? ALL,
      day: String(schedule?.day ?? 1),
      outcome: schedule?.publishes ? "published" : "drafts",
      language: schedule?.language ?? locale,
    },
    // The schedule is fetched again while the dialog is open, and another director may have changed it.
    resetOptions: { keepDirtyValues: true },
  });
  const chosenType = useWatch({ control, name: "companyTypeId" });
  // Listed although it is deleted: without its option the select would show all clients, while this id is sent.
  const goneType =
    types && types.every(({ Id }) => Id !== schedule?.companyTypeId) ? schedule?.companyTypeId : undefined;
  const isPending = saving.isPending || ending.isPending;
  const submit = handleSubmit(({ day, companyTypeId, outcome, ...rest }) => {
    ending.reset();
    const sent = getValues();
    saving.mutate(
      {
        schedule: {
          ...rest,
          title: rest.title.trim(),
          day: Number(day),
          publishes: outcome === "published",
          ...(companyTypeId !== ALL && { companyTypeId }),
        },
        seen: schedule,
      },
      {
        onSuccess: () => {
          // Saved fields are no longer dirty and follow the changes of others; those edited during the save stay dirty.
          // `keepDirtyValues` overrides `resetOptions`; `keepFieldsRef` keeps the list of fields that the next reset
          // updates.
          reset(sent, { keepDirtyValues: false, keepValues: true, keepFieldsRef: true });
          showToast(t("saved"));
        },
      },
    );
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit} aria-label={t("title")}>
      <p role="status" className="text-ink-2">
        {nextRun === undefined || user === undefined
          ? t("explanation")
          : t("next", { day: formats.day(nextRun), user })}
      </p>
      <FailureNote error={templatesError ?? typesError} />
      {/* A select that is rendered before its options would lose the chosen value. */}
      {templates && (
        <TemplateSelect
          templates={templates}
          isMissing={formState.errors.reportTemplateId !== undefined}
          {...register("reportTemplateId")}
        />
      )}
      <TextField
        label={tForm("title")}
        maxLength={MAX_NAME_LENGTH}
        error={formState.errors.title && textError(getValues("title"), { missing: tForm("titleMissing") })}
        {...register("title")}
      />
      {types && (types.length > 0 || goneType !== undefined) && (
        <Select
          label={t("clients")}
          error={goneType !== undefined && chosenType === goneType ? t("typeGone") : undefined}
          {...register("companyTypeId")}
          options={[
            { value: ALL, label: t("allClients") },
            ...types.map(({ Id, Name }) => ({ value: Id, label: Name })),
            ...(goneType === undefined ? [] : [{ value: goneType, label: goneType }]),
          ]}
        />
      )}
      <Select
        label={t("day")}
        hint={t("dayHint")}
        {...register("day")}
        options={Array.from({ length: LAST_SCHEDULED_DAY }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))}
      />
      <Controller
        control={control}
        name="outcome"
        render={({ field }) => (
          <div>
            <Segmented
              label={t("outcome")}
              options={[
                { value: "drafts", label: t("drafts") },
                { value: "published", label: t("published") },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          </div>
        )}
      />
      <ReportLanguageSelect {...register("language")} />
      <FailureNote error={saving.error ?? ending.error} title={t("failed")} />
      <DialogActions>
        {schedule && (
          <Button
            busy={ending.isPending}
            disabled={isPending}
            onClick={() => {
              saving.reset();
              ending.mutate(undefined, {
                onSuccess: () => {
                  showToast(t("ended"));
                  onClose();
                },
              });
            }}
          >
            {t("end")}
          </Button>
        )}
        <Button onClick={onClose} disabled={isPending}>
          {ui("close")}
        </Button>
        <Button type="submit" variant="primary" busy={saving.isPending} disabled={isPending || !templates}>
          {t("save")}
        </Button>
      </DialogActions>
    </form>
  );
}

function Runs({ agencyId, runs }: { agencyId: string; runs: readonly ReportScheduleRun[] }) {
  const t = useTranslations("bulkChanges.schedule");
  const formats = useFormats();
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="schedule-runs">
      <h3 id="schedule-runs" className="font-semibold">
        {t("runs")}
      </h3>
      <ul className="flex flex-col divide-y divide-line">
        {runs.slice(0, SHOWN_RUNS).map(({ at, period, companies, drafts, publishing, problem }) => (
          <li key={at} className="flex flex-col gap-1 py-2">
            <p>
              <span className="font-medium">{formats.period(period)}</span>{" "}
              <span className="text-ink-2">{t("run", { at: formats.moment(at), count: companies })}</span>
            </p>
            {problem !== undefined && <p className="text-warn">{t(`problems.${problem}`)}</p>}
            {drafts !== undefined && <RunChange agencyId={agencyId} bulkChangeId={drafts} name={t("drafts")} />}
            {publishing !== undefined && (
              <RunChange agencyId={agencyId} bulkChangeId={publishing} name={t("publishedPart")} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Link to a bulk change of a run, with its state; nothing for one that was deleted, which happens after a year. */
function RunChange({ agencyId, bulkChangeId, name }: { agencyId: string; bulkChangeId: string; name: string }) {
  const { data: change } = useQuery({ ...bulkChangesQueries.one({ agencyId, bulkChangeId }), retry: false });
  if (!change) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Link
        href={agencyBulkChangePage(agencyId, bulkChangeId)}
        prefetch={false}
        className="text-accent underline underline-offset-2"
      >
        {name}
      </Link>
      <ChangeState change={change} />
    </p>
  );
}
