"use client";

import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import type { GivenYear } from "@/lib/imports/queued-file";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";

/** A file of vouchers alone may come before its year: then its days are asked for. */
export function YearForm({ onGive }: { onGive: (givenYear: GivenYear) => void }) {
  const t = useTranslations("imports.year");
  const [start, setStart] = useState("");
  const [end, setEnd] = useState("");
  const [shown, setShown] = useState(false);
  const isReversed = start !== "" && end !== "" && start > end;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setShown(true);
    if (start !== "" && end !== "" && !isReversed) onGive({ fiscalYearStart: start, fiscalYearEnd: end });
  };
  const missing = (value: string) => (shown && value === "" ? t("required") : undefined);
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <p className="basis-full text-ink-2">{t("explanation")}</p>
      <TextField
        type="date"
        label={t("start")}
        value={start}
        error={missing(start)}
        onChange={(event) => {
          setStart(event.target.value);
        }}
      />
      <TextField
        type="date"
        label={t("end")}
        value={end}
        error={isReversed ? t("reversed") : missing(end)}
        onChange={(event) => {
          setEnd(event.target.value);
        }}
      />
      <Button type="submit" className="mt-6">
        {t("check")}
      </Button>
    </form>
  );
}
