"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { ApiError, apiErrorKind, apiErrorValues, mayBeSaved } from "@/lib/api/error";
import type { SaveQueue } from "@/lib/inputs/save-queue";
import { Button } from "@/components/ui/button";
import { CopyText } from "@/components/ui/copy-text";
import { useWait } from "@/components/ui/use-wait";
import { Note } from "./note";

/**
 * Says why values are not saved, whether the service may have stored them, and what happens next. It stays during a new
 * attempt, so that the grid under it does not jump.
 */
export function FailedSave({ queue, onRetry }: { queue: SaveQueue; onRetry: () => void }) {
  const t = useTranslations("inputs.failedSave");
  const tErrors = useTranslations("errors");
  const { failure, retrying, failed, saving, waiting } = useSyncExternalStore(
    queue.subscribe,
    queue.getStatus,
    queue.getStatus,
  );
  const seconds = useWait(failure);
  const count = failed + saving + waiting;
  if (failure === null || count === 0) return null;
  const kind = apiErrorKind(failure);
  const apiError = failure instanceof ApiError ? failure : null;
  return (
    <Note
      icon="alert"
      tone="bad"
      actions={
        <Button size="small" icon="refresh" onClick={onRetry} disabled={seconds > 0}>
          {t("retry")}
        </Button>
      }
    >
      <p className="font-medium">{t(mayBeSaved(failure) ? "unsure" : "title", { count })}</p>
      <p>
        {tErrors(`${kind}.title`, apiErrorValues(failure))}{" "}
        {seconds > 0 ? tErrors("wait", { seconds }) : retrying ? t("retrying") : tErrors(`${kind}.advice`)}
      </p>
      {(kind === "invalid" || kind === "rule") && (
        <p className="text-xs" lang="en">
          {apiError?.message}
        </p>
      )}
      {apiError?.identifier !== undefined && (
        <p className="text-xs">
          {tErrors("identifier")} <CopyText text={apiError.identifier} />
        </p>
      )}
    </Note>
  );
}
