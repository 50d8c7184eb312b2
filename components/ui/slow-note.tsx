"use client";

import { useTranslations } from "next-intl";

/** Under a skeleton: after four seconds, that it is still being waited for. Appears by itself, without a script. */
export function SlowNote() {
  const t = useTranslations("ui");
  return <p className="mt-3 animate-slow text-center text-ink-2">{t("slow")}</p>;
}
