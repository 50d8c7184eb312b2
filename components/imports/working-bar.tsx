"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormats } from "@/lib/format/use-formats";
import { importProgressQuery } from "@/lib/imports/imports";
import { ProgressBar } from "@/components/ui/progress-bar";

/** Progress of an import in the service: the number of stored rows, as soon as it is known. */
export function WorkingBar({ companyId }: { companyId: string }) {
  const t = useTranslations("imports.stages");
  const formats = useFormats();
  const { data: progress } = useQuery(importProgressQuery(companyId));
  if (progress?.stage !== "storing" || progress.total === 0) return <ProgressBar label={t("importing")} />;
  const { done, total } = progress;
  return (
    <ProgressBar
      label={t("storing", { done: formats.number(done), total: formats.number(total) })}
      value={done}
      max={total}
    />
  );
}
