"use client";

import { useTranslations } from "next-intl";
import type { KeyFigureValue } from "@/contract/figures/key-figure-value";

const NOTES = ["annualised", "estimated"] as const;

/**
 * The marks of a value that is not plainly what the books say, short and explained. The page must hand over the texts
 * of "overview".
 */
export function useValueNotes() {
  const t = useTranslations("figures.notes");
  return (value: Pick<KeyFigureValue, "annualised" | "estimated">) =>
    NOTES.filter((note) => value[note]).map((note) => ({ note, text: t(note), why: t(`why.${note}`) }));
}
