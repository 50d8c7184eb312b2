"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useImperativeHandle, useMemo, type Ref } from "react";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod";
import { MAX_KEY_FIGURE_ID_LENGTH } from "@/contract/id-patterns";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import {
  keyFigureFormulaSchema,
  MAX_DECIMALS,
  type FormulaTerm,
  type KeyFigureFormula,
} from "@/contract/formulas/key-figure-formula";
import { VALUE_TYPES } from "@/contract/inputs/key-figure-inputs";
import { trimmed } from "@/contract/text";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { FormulaNames } from "@/lib/formulas/formula-names";
import { readTypedFormula } from "@/lib/formulas/typed-formula";
import { formulaDraft } from "@/lib/formulas/form-drafts";
import { createFormula, putFormula } from "@/lib/formulas/mutations";
import { useDebouncedValue } from "@/lib/use-debounced-value";
import type { StandardPlace } from "@/lib/standards/place";
import { useFormDraft, type FormHandle } from "@/components/drafts/use-form-draft";
import { FailedStandardSave } from "@/components/standards/failed-standard-save";
import { useSeenVersion } from "@/components/standards/use-seen-version";
import { SubmitActions } from "@/components/ui/submit-actions";
import { TextField } from "@/components/ui/field";
import { RestoredNote } from "@/components/ui/restored-note";
import { Select } from "@/components/ui/select";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import { FormulaField } from "./formula-field";
import { FormulaPreview } from "./formula-preview";

/** Keys of the messages that explain the functions; "others" explains min, max and abs. */
const FUNCTIONS = [
  "average",
  "change",
  "twelveMonths",
  "annual",
  "yearBefore",
  "yearToDate",
  "last",
  "either",
  "others",
] as const;
const DECIMALS = Array.from({ length: MAX_DECIMALS + 1 }, (_, count) => String(count));
/** Milliseconds without typing before the preview or, until the form is submitted, the formula's error is shown. */
const PAUSE = 500;

interface FormulaFormProps {
  ref: Ref<FormHandle>;
  place: StandardPlace;
  /** The fiscal year whose months are previewed; none for an agency, a company type or a company without years. */
  year?: FiscalYear | null | undefined;
  terms: readonly FormulaTerm[];
  /** The key figure to change; a new one is made without it. */
  change?: KeyFigureFormula | undefined;
  /** Called with true while the key figure is being saved, so that the dialog stays open. */
  onPending: (isPending: boolean) => void;
  onSaved: (formula: KeyFigureFormula) => void;
  /** Closes the form. Called when the user cancels, which can be undone. */
  onClose: () => void;
}

/**
 * Converts the form's values to those of the contract. The typed formula has names and the decimal sign of the user's
 * language, the converted one has ids and a decimal point.
 */
function formSchema(names: FormulaNames, isNew: boolean) {
  const { id, name, formula, valueType, decimals } = keyFigureFormulaSchema.shape;
  return z.object({
    // The name of a new key figure becomes its id, so it has to be valid as one.
    name: trimmed(isNew ? id : name),
    formula: z
      .string()
      .transform((text, context) => {
        const read = readTypedFormula(names, text);
        if ("formula" in read) return read.formula;
        context.addIssue({ code: "custom", message: "expected a formula" });
        return z.NEVER;
      })
      .pipe(formula),
    valueType,
    // The empty text stands for as many decimals as are usual for the unit.
    decimals: z
      .string()
      .transform((count) => (count === "" ? undefined : Number(count)))
      .pipe(decimals),
  });
}

/**
 * Name, formula, unit and decimals of a key figure. The formula is checked while the user types; in a company its
 * values are previewed.
 */
export function FormulaForm({ ref, place, year, terms, change, onPending, onSaved, onClose }: FormulaFormProps) {
  const t = useTranslations("formulas");
  const textError = useTextError();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const names = useMemo(() => new FormulaNames(terms, locale), [terms, locale]);
  const form = useZodForm(
    useMemo(() => formSchema(names, change === undefined), [names, change]),
    {
      defaultValues: {
        name: change?.name ?? "",
        formula: change ? names.written(change.formula) : "",
        valueType: change?.valueType ?? "Amount",
        decimals: String(change?.decimals ?? ""),
      },
    },
  );
  const { register, control, handleSubmit, formState } = form;
  const draft = useFormDraft(form, formulaDraft(place, change ?? null), onClose);
  useImperativeHandle(ref, () => draft);
  const [name, text, valueType, decimals] = useWatch({ control, name: ["name", "formula", "valueType", "decimals"] });
  const creation = useMutation(createFormula(queryClient, place));
  const update = useMutation(putFormula(queryClient, place));
  const { seen, onError } = useSeenVersion(change ?? null);
  const isPending = creation.isPending || update.isPending;
  useEffect(() => {
    onPending(isPending);
    return () => {
      onPending(false);
    };
  }, [isPending, onPending]);
  const read = useMemo(() => readTypedFormula(names, text), [names, text]);
  const settled = useDebouncedValue(text, PAUSE);
  const isSettled = settled === text && text.trim() !== "";

  const max = change ? MAX_NAME_LENGTH : MAX_KEY_FIGURE_ID_LENGTH;
  const nameProblem = formState.errors.name && textError(name, { missing: t("nameMissing"), max });
  const saved = (formula: KeyFigureFormula) => {
    draft.release();
    onSaved(formula);
  };
  const submit = handleSubmit(({ decimals: count, ...members }) => {
    if (change) {
      update.mutate({ content: { ...change, ...members, decimals: count }, seen }, { onSuccess: saved, onError });
    } else {
      const created = { id: members.name, ...members, ...(count !== undefined && { decimals: count }) };
      creation.mutate(created, { onSuccess: saved });
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {draft.restoredAt && <RestoredNote at={draft.restoredAt} onDiscard={draft.discard} />}
      <TextField label={t("name")} autoFocus error={nameProblem} {...register("name")} />
      <Controller
        control={control}
        name="formula"
        render={({ field }) => (
          <FormulaField
            label={t("formula")}
            hint={t("hint")}
            listLabel={t("terms")}
            problem={"problem" in read && (isSettled || formState.isSubmitted) ? read.problem : null}
            value={field.value}
            onChange={field.onChange}
            names={names}
            describe={(term) => t(`origins.${term.origin}`)}
          />
        )}
      />
      <details className="-mt-3 text-xs text-ink-2">
        <summary>{t("functions.title")}</summary>
        <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
          {FUNCTIONS.map((name) => (
            <li key={name}>{t(`functions.${name}`)}</li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-4">
        <Select
          label={t("unit")}
          {...register("valueType")}
          options={VALUE_TYPES.map((value) => ({ value, label: t(`units.${value}`) }))}
          hint={valueType === "Percent" ? t("percent") : undefined}
        />
        <Select
          label={t("decimals")}
          {...register("decimals")}
          options={[{ value: "", label: t("usual") }, ...DECIMALS.map((value) => ({ value, label: value }))]}
        />
      </div>
      {typeof place === "string" && year && "formula" in read && isSettled && (
        <FormulaPreview
          companyId={place}
          year={year}
          formula={read.formula}
          id={change?.id}
          nameOf={(id) => names.nameOf(id)}
          look={{ valueType, ...(decimals !== "" && { decimals: Number(decimals) }) }}
        />
      )}
      <FailedStandardSave<KeyFigureFormula> error={creation.error ?? update.error} title={t("failed")}>
        {(theirs) => `${theirs.name} = ${names.written(theirs.formula)}`}
      </FailedStandardSave>
      <SubmitActions onCancel={draft.cancel} busy={isPending}>
        {change ? t("save", { version: (seen ?? change).version + 1 }) : t("create")}
      </SubmitActions>
    </form>
  );
}
