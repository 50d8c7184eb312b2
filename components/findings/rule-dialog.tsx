"use client";

import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useImperativeHandle, useMemo, useRef, type Ref } from "react";
import { Controller, type FieldError } from "react-hook-form";
import { useFormDraft, type FormHandle } from "@/components/drafts/use-form-draft";
import { FormulaField } from "@/components/formulas/formula-field";
import { FailedStandardSave } from "@/components/standards/failed-standard-save";
import { useSeenVersion } from "@/components/standards/use-seen-version";
import { Dialog } from "@/components/ui/dialog";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { SubmitActions } from "@/components/ui/submit-actions";
import { TextField } from "@/components/ui/field";
import { RestoredNote } from "@/components/ui/restored-note";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { FINDING_KINDS, RULE_MEMBERS } from "@/contract/findings/finding-kinds";
import type { StandardRule } from "@/contract/findings/finding-rule";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { PORTFOLIO_RESOLUTIONS } from "@/contract/figures/resolutions";
import { ComparisonNames } from "@/lib/findings/comparison-names";
import { ruleDraft } from "@/lib/findings/form-drafts";
import { DEFAULT_KEY_FIGURE, ruleFormSchema, toTyped } from "@/lib/findings/rule-form";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { putRule, rulesQueries, saveRule } from "@/lib/findings/rules";
import { useRuleWords } from "@/lib/findings/use-rule-words";
import type { AgencyPlace } from "@/lib/standards/place";
import { RuleHits } from "./rule-hits";
import { useRuleSummary } from "./use-rule-summary";

interface RuleDialogProps {
  place: AgencyPlace;
  /** The rule to change; null for a new one. */
  rule: StandardRule | null;
  onClose: () => void;
}

/** Creates or edits a rule, with a preview of the number of clients that it finds today. */
export function RuleDialog({ place, rule, onClose }: RuleDialogProps) {
  const t = useTranslations("findings.form");
  const keyFigures = useQuery(catalogueQueries.standard());
  const isSaving = useIsMutating({ mutationKey: rulesQueries.all(place) }) > 0;
  const form = useRef<FormHandle>(null);
  return (
    <Dialog
      open
      onClose={() => {
        if (form.current) form.current.cancel();
        else onClose();
      }}
      title={t(rule ? "change" : "new")}
      locked={isSaving}
    >
      <QueryView
        query={keyFigures}
        skeleton={<SkeletonRows rows={4} label={t("loading")} />}
        errorTitle={t("loadFailed")}
      >
        {(all) => <RuleForm ref={form} {...{ place, rule, onClose }} keyFigures={all} />}
      </QueryView>
    </Dialog>
  );
}

interface RuleFormProps extends RuleDialogProps {
  ref: Ref<FormHandle>;
  keyFigures: readonly KeyFigure[];
}

function RuleForm({ ref, place, rule, keyFigures, onClose }: RuleFormProps) {
  const t = useTranslations("findings.form");
  const page = useTranslations("findings.rulesPage");
  const resolutions = useTranslations("findings.resolutions");
  const locale = useLocale();
  const names = useMemo(() => new ComparisonNames(keyFigures, locale), [keyFigures, locale]);
  const schema = useMemo(() => ruleFormSchema(names, locale, rule?.isOn ?? true), [names, locale, rule]);
  const queryClient = useQueryClient();
  const creation = useMutation(saveRule(queryClient, place));
  const update = useMutation(putRule(queryClient, place));
  const { seen, onError } = useSeenVersion(rule);
  const { summary } = useRuleSummary(useRuleWords(keyFigures));
  const form = useZodForm(schema, { defaultValues: toTyped(rule, names, locale) });
  const draft = useFormDraft(form, ruleDraft(place, rule), onClose);
  useImperativeHandle(ref, () => draft);
  const typed = form.watch();
  const { errors } = form.formState;
  const members = new Set<string>(RULE_MEMBERS[typed.kind].map((member) => member.replace("?", "")));
  const wrong = (error: FieldError | undefined, text: string) => (error ? text : undefined);
  const read = names.typed(typed.formula);
  const problem = "problem" in read && typed.formula.trim() !== "" ? read.problem : null;
  // Problems that only comparisons have, for which the formula field has no texts.
  const isOfComparison = problem?.code === "sign" || problem?.code === "function" || problem?.code === "noKeyFigure";
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((written) => {
        if (!rule) {
          creation.mutate({ id: null, rule: written }, { onSuccess: draft.close });
          return;
        }
        const { id, isStandard } = rule;
        // The form has no switch: without `isOn`, the stored position is kept, also one that another user has set.
        const { isOn: _, ...values } = written;
        update.mutate({ content: { ...values, id, isStandard }, seen }, { onSuccess: draft.close, onError });
      })}
    >
      {draft.restoredAt && <RestoredNote at={draft.restoredAt} onDiscard={draft.discard} />}
      <Select
        label={t("kind")}
        disabled={rule !== null}
        {...form.register("kind", {
          onChange: () => {
            const { kind, keyFigureType } = form.getValues();
            // Only missed targets can be of any key figure.
            if (kind !== "targetMissed" && keyFigureType === "") form.setValue("keyFigureType", DEFAULT_KEY_FIGURE);
          },
        })}
        options={FINDING_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {members.has("formula") && (
        <Controller
          control={form.control}
          name="formula"
          render={({ field }) => (
            <div className="flex flex-col gap-1">
              <FormulaField
                label={t("formula")}
                hint={t("formulaHint")}
                listLabel={t("names")}
                problem={isOfComparison ? null : problem}
                value={field.value}
                onChange={field.onChange}
                names={names.names}
                describe={() => t("keyFigureKind")}
              />
              {(isOfComparison || errors.formula) && (
                <p role="alert" className="text-xs text-bad">
                  {t(isOfComparison ? `wrong.${problem.code}` : "wrong.formula")}
                </p>
              )}
            </div>
          )}
        />
      )}
      {members.has("keyFigureType") && (
        <Select
          label={t("keyFigure")}
          {...form.register("keyFigureType")}
          options={[
            ...(typed.kind === "targetMissed" ? [{ value: "", label: t("anyFigure") }] : []),
            ...keyFigures.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {typed.kind === "change" && (
        <div className="flex flex-wrap gap-4">
          <Select
            label={t("direction")}
            {...form.register("direction")}
            options={(["fall", "rise"] as const).map((value) => ({ value, label: t(value) }))}
          />
          <TextField
            label={t("limit")}
            inputMode="decimal"
            className="w-28"
            {...form.register("limit")}
            error={wrong(errors.limit, t("wrong.limit"))}
          />
          <Select
            label={t("unit")}
            {...form.register("unit")}
            options={(["percent", "points"] as const).map((value) => ({ value, label: t(`units.${value}`) }))}
          />
        </div>
      )}
      {members.has("side") && (
        <div className="flex flex-wrap gap-4">
          <Select
            label={t("side")}
            {...form.register("side")}
            options={(["under", "over"] as const).map((value) => ({ value, label: t(`sides.${value}`) }))}
          />
          <TextField
            label={t("tolerance")}
            inputMode="decimal"
            className="w-36"
            {...form.register("limit")}
            error={wrong(errors.limit, t("wrong.tolerance"))}
          />
        </div>
      )}
      {members.has("days") && (
        <TextField
          label={t(typed.kind === "noComment" ? "commentDays" : "lateDays")}
          inputMode="numeric"
          className="w-64"
          {...form.register("days")}
          error={wrong(errors.days, t("wrong.days"))}
        />
      )}
      {members.has("resolution") && (
        <Select
          label={t("resolution")}
          {...form.register("resolution")}
          options={PORTFOLIO_RESOLUTIONS.map((value) => ({ value, label: resolutions(value) }))}
        />
      )}
      <TextField
        label={t("name")}
        note={t("optional")}
        {...form.register("name")}
        error={wrong(errors.name, t("wrong.name"))}
      />
      <RuleHits place={place} typed={typed} schema={schema} />
      <FailedStandardSave<StandardRule> error={creation.error ?? update.error} title={page("failed")}>
        {summary}
      </FailedStandardSave>
      <SubmitActions onCancel={draft.cancel} busy={creation.isPending || update.isPending}>
        {t("submit")}
      </SubmitActions>
    </form>
  );
}
