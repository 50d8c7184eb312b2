"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "./button";
import { isCancelKey } from "./is-cancel-key";

interface FilterFormProps {
  label: string;
  submitLabel: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A form with the fields of a filter in a row. Escape cancels it. */
export function FilterForm({ label, submitLabel, onSubmit, onCancel, children }: FilterFormProps) {
  const t = useTranslations("ui");
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        if (isCancelKey(event)) onCancel();
      }}
      noValidate
      className="flex flex-wrap items-start gap-3"
    >
      {children}
      <div className="mt-5 flex gap-2">
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    </form>
  );
}
