"use client";

import { useTranslations } from "next-intl";
import { enteredFiscalYearSchema } from "@/contract/imports/sie-import";
import type { GivenYear } from "@/lib/imports/queued-file";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useZodForm } from "@/components/ui/use-zod-form";

interface YearFormProps {
  /** The year that was given before, with which the form begins. */
  givenYear: GivenYear | null;
  onGive: (givenYear: GivenYear) => void;
}

/** Asks for the first and last day of a fiscal year that the file or the company lacks. */
export function YearForm({ givenYear, onGive }: YearFormProps) {
  const t = useTranslations("imports.year");
  const form = useZodForm(enteredFiscalYearSchema, {
    defaultValues: givenYear ?? { fiscalYearStart: "", fiscalYearEnd: "" },
    mode: "onTouched",
  });
  const { errors, touchedFields } = form.formState;
  const { fiscalYearStart, fiscalYearEnd } = errors;
  return (
    <form noValidate onSubmit={form.handleSubmit(onGive)} className="flex flex-wrap items-start gap-3">
      <p className="basis-full text-ink-2">{t("explanation")}</p>
      <TextField
        type="date"
        label={t("start")}
        {...form.register("fiscalYearStart", { deps: touchedFields.fiscalYearEnd ? "fiscalYearEnd" : [] })}
        error={fiscalYearStart && t("required")}
      />
      <TextField
        type="date"
        label={t("end")}
        {...form.register("fiscalYearEnd")}
        error={fiscalYearEnd && t(form.getValues("fiscalYearEnd") === "" ? "required" : "reversed")}
      />
      <Button type="submit" className="mt-6">
        {t("check")}
      </Button>
    </form>
  );
}
