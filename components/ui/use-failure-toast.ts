"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { apiErrorKind, apiErrorValues, mayBeSaved } from "@/lib/api/error";
import { showToast } from "@/lib/toasts";

/**
 * Returns a function that shows in a toast that a change failed: with `message`, or with the cause and the words of
 * `FailureNote` where the change may have been made all the same, as after a timeout.
 */
export function useFailureToast(): (error: unknown, message: string) => void {
  const t = useTranslations("errors");
  return useCallback(
    (error, message) => {
      const unsure = () => `${t(`${apiErrorKind(error)}.title`, apiErrorValues(error))} ${t("perhapsSaved")}`;
      showToast(mayBeSaved(error) ? unsure() : message, { tone: "bad" });
    },
    [t],
  );
}
