"use client";

import { useTranslations } from "next-intl";

/** That what failed is tried again by itself, and when. Read out once, not at every second. */
export function TryingAgain({ seconds }: { seconds: number }) {
  const t = useTranslations("errors");
  return (
    <p className="mt-1">
      <span className="sr-only">{t("againByItself")}</span>
      <span aria-hidden="true">{seconds > 0 ? t("againIn", { seconds }) : t("againNow")}</span>
    </p>
  );
}
