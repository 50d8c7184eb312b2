"use client";

import { useTranslations } from "next-intl";
import type { KeyFigureValue } from "@/contract/figures/key-figure-value";

const NOTES = ["annualised", "estimated"] as const;

/** Notes on an annualised or estimated value: `text` is shown beside the value, and `why` explains it. */
export function useValueNotes() {
  const t = useTranslations("figures.notes");
  return (value: Pick<KeyFigureValue, "annualised" | "estimated">) =>
    NOTES.filter((note) => value[note]).map((note) => ({ note, text: t(note), why: t(`why.${note}`) }));
}
