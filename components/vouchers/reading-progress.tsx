"use client";

import { useTranslations } from "next-intl";
import type { ReadSoFar } from "@/lib/api/read-all-pages";
import { ProgressBar } from "@/components/ui/progress-bar";

/** Progress of fetching the rows of an export; nothing while `soFar` is null, as in an export of a single page. */
export function ReadingProgress({ soFar }: { soFar: ReadSoFar | null }) {
  const t = useTranslations("vouchers.export");
  if (soFar === null) return null;
  return (
    <div className="w-48">
      <ProgressBar
        label={t("reading", { read: soFar.read, count: soFar.count })}
        value={soFar.read}
        max={soFar.count}
      />
    </div>
  );
}
