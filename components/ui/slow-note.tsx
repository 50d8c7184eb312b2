"use client";

import { useTranslations } from "next-intl";

/** Says under a skeleton, after four seconds, that the page is still loading. The delay is CSS and needs no script. */
export function SlowNote() {
  const t = useTranslations("ui");
  return <p className="mt-3 animate-slow text-center text-ink-2">{t("slow")}</p>;
}
