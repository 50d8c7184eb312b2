"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Select } from "@/components/ui/select";
import { LOCALES } from "@/contract/format/locale";
import type { ReportTemplate } from "@/contract/reports/report-template";

type SelectProps = Omit<ComponentProps<typeof Select>, "label" | "error" | "options">;

interface TemplateSelectProps extends SelectProps {
  /** Undefined while they are fetched. */
  templates: readonly ReportTemplate[] | undefined;
  isMissing: boolean;
}

/** Chooses the template of reports. Without any template, the hint says where to make one. */
export function TemplateSelect({ templates, isMissing, hint, ...select }: TemplateSelectProps) {
  const t = useTranslations("bulkChanges.form");
  return (
    <Select
      {...select}
      label={t("template")}
      hint={templates?.length === 0 ? t("noTemplates") : hint}
      error={isMissing ? t("templateMissing") : undefined}
      options={[
        { value: "", label: t("choose"), disabled: true },
        ...(templates ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** Chooses the language of reports. */
export function ReportLanguageSelect(select: SelectProps) {
  const t = useTranslations("bulkChanges.form");
  return (
    <Select
      {...select}
      label={t("reportLanguage")}
      options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}
