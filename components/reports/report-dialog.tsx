"use client";

import { useMutation, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { agencyOf } from "@/contract/companies/company-ids";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigurePreset } from "@/contract/presets";
import { LOCALES } from "@/contract/format/locale";
import type { Period } from "@/contract/period";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { MAX_LONG_TEXT_LENGTH } from "@/contract/text-limits";
import { companiesQueries } from "@/lib/companies/queries";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { useFormats } from "@/lib/format/use-formats";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";
import { presetsQueries } from "@/lib/presets/queries";
import { changeReport, ReportTextConflict } from "@/lib/reports/change-report";
import { editedReport, newReport } from "@/lib/reports/form-drafts";
import { toShownText, toStoredText } from "@/lib/reports/live-text-names";
import { createReport } from "@/lib/reports/mutations";
import { newReportFormSchema, reportChangeOf, reportFormSchema, restoredReportForm } from "@/lib/reports/report-form";
import { mainText, standardBlocks } from "@/lib/reports/standard-report";
import { presetOf, reportTemplatesQueries, templatesFor } from "@/lib/reports/templates";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { useFormDraft } from "@/components/drafts/use-form-draft";
import { LiveTextField } from "@/components/live-text/live-text-field";
import { PeriodChoice } from "@/components/periods/period-choice";
import { useLikelyPeriod } from "@/components/periods/use-likely-period";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { TextArea, TextField } from "@/components/ui/field";
import { QueryView } from "@/components/ui/query-view";
import { RestoredNote } from "@/components/ui/restored-note";
import { Select } from "@/components/ui/select";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import { FailedReportSave, LeftOutText } from "./failed-report-save";

interface ReportDialogProps {
  companyId: string;
  /** The report to change; without it the dialog creates a new one. */
  change?: FullPeriodReport;
  /** `opensEditor` is true for a report made from a template of the agency. */
  onCreated?: (reportId: string, opensEditor: boolean) => void;
  onClose: () => void;
}

/** Creates a report, or changes the title and the text of one, and the language of one that consists of blocks. */
export function ReportDialog(props: ReportDialogProps) {
  const t = useTranslations("reports.form");
  const presets = useQuery(presetsQueries.list(props.companyId));
  const fiscalYears = useQuery(fiscalYearsQueries.list(props.companyId));
  const begin = useLikelyPeriod(props.companyId);
  const keyFigures = useQuery(catalogueQueries.list(props.companyId));
  const templates = useTemplates(props.companyId, props.change !== undefined);
  if (!begin || !presets.data || !fiscalYears.data || !keyFigures.data || !templates) {
    const queries: UseQueryResult[] = [presets, fiscalYears, keyFigures];
    const missing = queries.filter(({ data }) => data === undefined);
    const query = missing.find(({ isError }) => isError) ?? missing[0];
    const waiting = <p role="status">{t("loading")}</p>;
    return (
      <Dialog open onClose={props.onClose} title={t(props.change ? "edit" : "new")}>
        {query ? (
          <QueryView query={query} skeleton={waiting} errorTitle={t("loadFailed")}>
            {() => waiting}
          </QueryView>
        ) : (
          waiting
        )}
      </Dialog>
    );
  }
  return (
    <Form
      {...props}
      begin={begin}
      presets={presets.data}
      fiscalYears={fiscalYears.data}
      keyFigures={keyFigures.data}
      {...templates}
    />
  );
}

interface Templates {
  /** The agency's templates, those for the company's type first. */
  templates: readonly ReportTemplate[];
  /** A template for the company's type. */
  likely: ReportTemplate | undefined;
}

const NO_TEMPLATES: Templates = { templates: [], likely: undefined };

/** The agency's templates, which only its own users see; null while they are fetched. A change needs none. */
function useTemplates(companyId: string, isChange: boolean): Templates | null {
  const agencyId = agencyOf(companyId);
  const { read: mayRead } = useAgencyPermissions();
  const enabled = agencyId !== null && mayRead && !isChange;
  const templates = useQuery({ ...reportTemplatesQueries.list(agencyId ?? ""), enabled });
  const company = useQuery({ ...companiesQueries.one(companyId), enabled });
  if (!enabled) return NO_TEMPLATES;
  // Templates are optional, so an error does not stop the user from creating a report.
  if (!templates.data || !company.data) return templates.isError || company.isError ? NO_TEMPLATES : null;
  const { companyTypeId } = company.data;
  const inOrder = templatesFor(templates.data, companyTypeId);
  const likely = inOrder.find(
    (template) => template.companyTypeId !== undefined && template.companyTypeId === companyTypeId,
  );
  return { templates: inOrder, likely };
}

interface FormProps extends ReportDialogProps, Templates {
  /** The period that a new report is first offered. */
  begin: Period;
  presets: readonly KeyFigurePreset[];
  fiscalYears: readonly FiscalYear[];
  keyFigures: readonly KeyFigure[];
}

function Form(props: FormProps) {
  const { companyId, change, onCreated, onClose, begin, presets, fiscalYears, keyFigures, templates, likely } = props;
  const t = useTranslations("reports.form");
  const ui = useTranslations("ui");
  const formats = useFormats();
  const textsOf = usePresetTexts();
  const textError = useTextError();
  const queryClient = useQueryClient();
  const creation = useMutation(createReport(queryClient, companyId));
  const { userName } = useCurrentUser();
  const locale = useLocale();
  const update = useMutation(changeReport(queryClient, { userName, companyId, report: { id: change?.id ?? "" } }));
  const isPending = creation.isPending || update.isPending;
  // Decided once: another user may remove the text block while this one is typing.
  const [hasText] = useState(() => !change?.blocks || mainText(change.blocks) !== null);
  const began = {
    title: change?.title ?? "",
    comment: (change?.blocks ? mainText(change.blocks) : change?.comment) ?? "",
    language: change?.language ?? locale,
  };
  const toShown = (text: string) => toShownText(text, keyFigures, locale);
  const form = useZodForm(change ? reportFormSchema : newReportFormSchema, {
    defaultValues: {
      ...began,
      period: change?.period ?? begin,
      keyFigurePresetId: presets[0]?.id ?? "",
      // The form of a change only needs to know if the report consists of blocks.
      template: change?.blocks ? "standard" : (likely?.id ?? "keyFigures"),
      began,
    },
  });
  const draft = useFormDraft(
    form,
    change ? editedReport(companyId, change.id) : newReport(companyId),
    onClose,
    ({ values }, initial) => restoredReportForm(values, initial, { templates, presets, toShown }),
  );
  const { errors, submitCount } = form.formState;
  const [template, period, language, comment] = form.watch(["template", "period", "language", "comment"]);
  const chosen = templates.find(({ id }) => id === template);
  const isOfBlocks = template !== "keyFigures";
  const submit = form.handleSubmit(({ period, template, language, began, ...values }) => {
    const { title, comment, keyFigurePresetId } = values;
    if (change) {
      const changes = reportChangeOf({ title, comment, language, began }, change.blocks !== undefined, hasText);
      if (Object.keys(changes).length === 0) {
        draft.close();
        return;
      }
      update.mutate(changes, {
        onSuccess: draft.close,
        onError: (error) => {
          // The user now sees the other text, so saving again is allowed to replace it.
          if (!(error instanceof ReportTextConflict) || error.theirs === null) return;
          form.setValue("began.comment", error.theirs);
        },
      });
      return;
    }
    const ofTemplate = templates.find(({ id }) => id === template);
    // A text that was typed before the standard blocks were chosen still has names of key figures in place of ids.
    const blocks = ofTemplate?.blocks ?? standardBlocks(toStoredText(comment, keyFigures), keyFigurePresetId);
    const preset = (ofTemplate && presetOf(ofTemplate, presets)) ?? keyFigurePresetId;
    creation.mutate(
      template === "keyFigures"
        ? { ...values, period }
        : { ...values, keyFigurePresetId: preset, comment: "", period, blocks, language },
      {
        onSuccess: ({ id }) => {
          onCreated?.(id, ofTemplate !== undefined);
          draft.close();
        },
      },
    );
  });
  const commentError = errors.comment && textError(comment, { max: MAX_LONG_TEXT_LENGTH });
  const presetError = errors.keyFigurePresetId && t("presetMissing");
  return (
    <Dialog open onClose={draft.cancel} title={t(change ? "edit" : "new")} locked={isPending}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {draft.restoredAt && <RestoredNote at={draft.restoredAt} onDiscard={draft.discard} />}
        <TextField
          label={t("title")}
          autoFocus
          placeholder={change ? undefined : t("titlePlaceholder")}
          {...form.register("title")}
          error={errors.title && textError(form.getValues("title"), { missing: t("titleMissing") })}
        />
        {change ? (
          <p className="text-ink-2">{t("fixed", { period: formats.period(change.period) })}</p>
        ) : (
          <>
            <Select
              label={t("template")}
              {...form.register("template", {
                onChange: () => {
                  // The plain field shows a text as it is stored, so names take the place of ids.
                  if (isOfBlocks && form.getValues("template") === "keyFigures")
                    form.setValue("comment", toShown(comment));
                },
              })}
              error={chosen && presetError}
              options={[
                ...templates.map(({ id, name }) => ({ value: id, label: t("ofTemplate", { name }) })),
                { value: "keyFigures", label: t("templates.keyFigures") },
                { value: "standard", label: t("templates.standard") },
              ]}
            />
            {!chosen && (
              <Select
                label={t("preset")}
                {...form.register("keyFigurePresetId")}
                error={presetError}
                options={presets.map((preset) => ({ value: preset.id, label: textsOf(preset).name }))}
              />
            )}
            <Controller
              control={form.control}
              name="period"
              render={({ field }) => (
                <PeriodChoice
                  label={t("kind")}
                  value={field.value}
                  onChange={field.onChange}
                  fiscalYears={fiscalYears}
                  showErrors={submitCount > 0}
                />
              )}
            />
          </>
        )}
        {isOfBlocks && (
          <Select
            label={t("language")}
            {...form.register("language")}
            options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        )}
        {chosen ? (
          <p className="text-ink-2">{t("templateBlocks", { count: chosen.blocks.length })}</p>
        ) : !hasText ? null : isOfBlocks ? (
          <Controller
            control={form.control}
            name="comment"
            render={({ field }) => (
              <LiveTextField
                companyId={companyId}
                about={period && { period, language }}
                keyFigures={keyFigures}
                label={t("comment")}
                note={ui("optional")}
                text={field.value}
                onChange={field.onChange}
                ref={field.ref}
                error={commentError}
              />
            )}
          />
        ) : (
          <TextArea
            label={t("comment")}
            note={ui("optional")}
            rows={6}
            {...form.register("comment")}
            error={commentError}
          />
        )}
        {!hasText && comment !== began.comment && (
          <LeftOutText title={t("conflict.removed")} text={comment} keyFigures={keyFigures} />
        )}
        {chosen && comment.trim() !== "" && (
          <LeftOutText title={t("commentLeftOut")} text={comment} keyFigures={keyFigures} />
        )}
        <FailedReportSave error={creation.error ?? update.error} keyFigures={keyFigures} />
        <SubmitActions onCancel={draft.cancel} busy={isPending}>
          {t(change ? "save" : "create")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
