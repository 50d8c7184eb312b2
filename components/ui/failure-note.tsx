"use client";

import { useTranslations } from "next-intl";
import { ApiError, apiErrorKind, apiErrorValues, mayBeSaved } from "@/lib/api/error";
import { CopyText } from "./copy-text";
import { Icon } from "./icon";
import { useWait } from "./use-wait";

/**
 * For forms and dialogs: says why a request failed and, for a change, whether it may have been made. Null renders
 * nothing.
 */
export function FailureNote({ error, title }: { error: unknown; title?: string }) {
  const t = useTranslations("errors");
  const seconds = useWait(error);
  if (error === null || error === undefined) return null;
  const kind = apiErrorKind(error);
  const failure = error instanceof ApiError ? error : null;
  const isUncertain = mayBeSaved(error);
  const cause = t(`${kind}.title`, apiErrorValues(error));
  // A title such as "Nothing was deleted." is not certain when the change may have been made.
  const heading = isUncertain ? undefined : title;
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-bad-soft px-3 py-2 text-bad">
      <Icon name="alert" className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-medium">{heading ?? cause}</p>
        <p>
          {heading !== undefined && cause} {!failure?.isRead && (isUncertain ? t("perhapsSaved") : t("notSaved"))}{" "}
          {seconds > 0 ? t("wait", { seconds }) : t(`${kind}.advice`)}
        </p>
        {(kind === "invalid" || kind === "rule" || kind === "exists") && (
          <p className="mt-1 text-xs" lang="en">
            {failure?.message}
          </p>
        )}
        {failure?.identifier && (
          <p className="mt-1 text-xs">
            {t("identifier")} <CopyText text={failure.identifier} />
          </p>
        )}
      </div>
    </div>
  );
}
