"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { useCatalogue } from "@/lib/figures/use-catalogue";
import { SearchChoice } from "@/components/ui/search-choice";

interface KeyFigureChoiceProps {
  value: string;
  onChange: (keyFigureId: string) => void;
  autoFocus: boolean;
  error: string | undefined;
}

/**
 * A key figure of the catalogue or an input, searched by name. A chosen one that is neither, such as a
 * deleted formula, stays among the choices.
 */
export function KeyFigureChoice({ value, onChange, autoFocus, error }: KeyFigureChoiceProps) {
  const t = useTranslations("comments.form");
  const inputNames = useTranslations("inputs.inputs");
  const { data: catalogue } = useCatalogue();
  const choices = useMemo(() => {
    const known = [
      ...(catalogue ?? []).map(({ id, name }) => ({ id, label: name })),
      ...KEY_FIGURE_INPUTS.map(({ id }) => ({ id, label: inputNames(id) })),
    ];
    const isKnown = value === "" || known.some(({ id }) => id === value);
    return isKnown ? known : [{ id: value, label: value }, ...known];
  }, [catalogue, inputNames, value]);
  return (
    <SearchChoice
      label={t("keyFigure")}
      placeholder={t("keyFigurePlaceholder")}
      choices={choices}
      value={value === "" ? null : value}
      onChange={onChange}
      autoFocus={autoFocus}
      error={error}
      className="w-72 max-sm:w-full"
    />
  );
}
