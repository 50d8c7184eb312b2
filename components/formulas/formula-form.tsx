"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { MAX_KEY_FIGURE_ID_LENGTH } from "@/contract/id-patterns";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { FormulaTerm, KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { FormulaNames } from "@/lib/formulas/formula-names";
import { createFormula, updateFormula } from "@/lib/formulas/mutations";
import { useSettled } from "@/lib/formulas/use-settled";
import type { StandardPlace } from "@/lib/standards/place";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { FormulaField } from "./formula-field";
import { FormulaPreview } from "./formula-preview";

const VALUE_TYPES: readonly ValueType[] = ["Amount", "Percent", "Ratio", "Count"];
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
  place: StandardPlace;
  /** The fiscal year whose months are previewed; none on an agency's page. */
  year?: FiscalYear | null | undefined;
  terms: readonly FormulaTerm[];
  /** The key figure to change; a new one is made without it. */
  change?: KeyFigureFormula | undefined;
  onSaved: (formula: KeyFigureFormula) => void;
  onCancel: () => void;
}

/** Name, formula and unit of a key figure, checked while they are typed and with values before they are saved. */
export function FormulaForm({ place, year, terms, change, onSaved, onCancel }: FormulaFormProps) {
  const t = useTranslations("formulas");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const names = useMemo(() => new FormulaNames(terms, locale), [terms, locale]);
  const [name, setName] = useState(change?.name ?? "");
  const [text, setText] = useState(change ? names.written(change.formula) : "");
  const [valueType, setValueType] = useState<ValueType>(change?.valueType ?? "Amount");
  const [decimals, setDecimals] = useState(change?.decimals === undefined ? "" : String(change.decimals));
  const [isSent, setSent] = useState(false);
  const creation = useMutation(createFormula(queryClient, place));
  const update = useMutation(updateFormula(queryClient, place, change?.id ?? ""));
  const isPending = creation.isPending || update.isPending;
  const typed = useMemo(() => names.typed(text), [names, text]);
  const settled = useSettled(text, PAUSE);
  const isSettled = settled === text && text.trim() !== "";
  const nameError = nameProblem(name.trim(), change === undefined);

  const submit = () => {
    setSent(true);
    if (nameError || "problem" in typed) return;
    const members = { name: name.trim().normalize("NFC"), formula: typed.formula, valueType };
    const count = decimals === "" ? null : Number(decimals);
    if (change) update.mutate({ ...members, decimals: count }, { onSuccess: onSaved });
    else {
      const created = { id: members.name, ...members, ...(count !== null && { decimals: count }) };
      creation.mutate(created, { onSuccess: onSaved });
    }
  };

  return (
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
        value={name}
        autoFocus
        error={isSent && nameError ? t(`nameProblem.${nameError}`, { max: MAX_KEY_FIGURE_ID_LENGTH }) : undefined}
        onChange={(event) => {
          setName(event.target.value);
        }}
      />
      <FormulaField
        label={t("formula")}
        hint={t("hint")}
        listLabel={t("terms")}
        problem={"problem" in typed && (isSettled || isSent) ? typed.problem : null}
        value={text}
        onChange={setText}
        names={names}
        describe={(term) => t(`origins.${term.origin}`)}
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
          value={valueType}
          onChange={(event) => {
            setValueType(event.target.value as ValueType);
          }}
          options={VALUE_TYPES.map((value) => ({ value, label: t(`units.${value}`) }))}
          hint={valueType === "Percent" ? t("percent") : undefined}
        />
        <Select
          label={t("decimals")}
          value={decimals}
          onChange={(event) => {
            setDecimals(event.target.value);
          }}
          options={[{ value: "", label: t("usual") }, ...DECIMALS.map((value) => ({ value, label: value }))]}
        />
      </div>
      {typeof place === "string" && year && "formula" in typed && isSettled && (
        <FormulaPreview
          companyId={place}
          year={year}
          formula={typed.formula}
          id={change?.id}
          look={{ valueType, ...(decimals !== "" && { decimals: Number(decimals) }) }}
        />
      )}
      <FailureNote error={creation.error ?? update.error} title={t("failed")} />
      <SubmitActions onCancel={onCancel} busy={isPending}>
        {change ? t("save", { version: change.version + 1 }) : t("create")}
      </SubmitActions>
    </form>
  );
}

function nameProblem(name: string, becomesId: boolean): "empty" | "tooLong" | null {
  if (name === "") return "empty";
  // The name that it is made with is its id.
  return becomesId && Array.from(name.normalize("NFC")).length > MAX_KEY_FIGURE_ID_LENGTH ? "tooLong" : null;
}
