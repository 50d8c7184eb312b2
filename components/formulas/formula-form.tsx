"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Controller, useWatch } from "react-hook-form";
import { VALUE_TYPES } from "@/contract/figures/key-figure";
import { MAX_KEY_FIGURE_ID_LENGTH } from "@/contract/id-patterns";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { FormulaTerm, KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { formulaFormSchema, toTyped, type TypedFormula } from "@/lib/formulas/formula-form";
import { FormulaNames } from "@/lib/formulas/formula-names";
import { createFormula, updateFormula } from "@/lib/formulas/mutations";
import { useSettled } from "@/lib/formulas/use-settled";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { FormulaField } from "./formula-field";
import { FormulaPreview } from "./formula-preview";

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
const DECIMALS = ["0", "1", "2", "3", "4", "5", "6"];
/** Errors are shown only after the user has stopped typing. */
const PAUSE = 500;

interface FormulaFormProps {
  companyId: string;
  /** Of whose months a preview is shown. */
  year: FiscalYear | null | undefined;
  terms: readonly FormulaTerm[];
  /** The key figure to change; a new one is made without it. */
  change?: KeyFigureFormula | undefined;
  onSaved: (formula: KeyFigureFormula) => void;
  onCancel: () => void;
}

/** Name, formula and unit of a key figure, checked while they are typed and with values before they are saved. */
export function FormulaForm({ companyId, year, terms, change, onSaved, onCancel }: FormulaFormProps) {
  const t = useTranslations("formulas");
  const ui = useTranslations("ui");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const names = useMemo(() => new FormulaNames(terms, locale), [terms, locale]);
  const schema = useMemo(() => formulaFormSchema(names, change?.id), [names, change]);
  const form = useZodForm(schema, { defaultValues: toTyped(change, names) });
  const { name, formula: text, valueType, decimals } = useWatch({ control: form.control }) as TypedFormula;
  const { errors, isSubmitted } = form.formState;
  const creation = useMutation(createFormula(queryClient, companyId));
  const update = useMutation(updateFormula(queryClient, companyId, change?.id ?? ""));
  const isPending = creation.isPending || update.isPending;
  const typed = useMemo(() => names.typed(text), [names, text]);
  const settled = useSettled(text, PAUSE);
  const isSettled = settled === text && text.trim() !== "";

  const submit = form.handleSubmit((created) => {
    const { name, formula, valueType, decimals = null } = created;
    if (change) update.mutate({ name, formula, valueType, decimals }, { onSuccess: onSaved });
    else creation.mutate(created, { onSuccess: onSaved });
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t("name")}
        {...form.register("name")}
        autoFocus
        error={
          errors.name && t(`nameProblem.${name.trim() === "" ? "empty" : "tooLong"}`, { max: MAX_KEY_FIGURE_ID_LENGTH })
        }
      />
      <Controller
        control={form.control}
        name="formula"
        render={({ field }) => (
          <FormulaField
            label={t("formula")}
            hint={t("hint")}
            listLabel={t("terms")}
            problem={"problem" in typed && (isSettled || isSubmitted) ? typed.problem : null}
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
          {...form.register("valueType")}
          options={VALUE_TYPES.map((value) => ({ value, label: t(`units.${value}`) }))}
          hint={valueType === "Percent" ? t("percent") : undefined}
        />
        <Select
          label={t("decimals")}
          {...form.register("decimals")}
          options={[{ value: "", label: t("usual") }, ...DECIMALS.map((value) => ({ value, label: value }))]}
        />
      </div>
      {year && "formula" in typed && isSettled && (
        <FormulaPreview
          companyId={companyId}
          year={year}
          formula={typed.formula}
          id={change?.id}
          look={{ valueType, ...(decimals !== "" && { decimals: Number(decimals) }) }}
        />
      )}
      <FailureNote error={creation.error ?? update.error} title={t("failed")} />
      <DialogActions>
        <Button onClick={onCancel} disabled={isPending}>
          {ui("cancel")}
        </Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {change ? t("save", { version: change.version + 1 }) : t("create")}
        </Button>
      </DialogActions>
    </form>
  );
}
