"use client";

import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/states";
import { ApiError } from "@/lib/api/error";
import { RetryAfterOutage } from "./retry-after-outage";

export interface PageFailedProps {
  error: Error & { digest?: string };
  /** Renders the failed part again. */
  retry: () => void;
}

/** Shown in place of a page that failed to render. After an outage, `RetryAfterOutage` retries it and says so. */
export function PageFailed({ error, retry }: PageFailedProps) {
  const t = useTranslations("errors");
  return (
    <div className="p-6 text-center">
      <h1 className="sr-only">{t("unexpected.title")}</h1>
      <ErrorState
        error={error.digest === undefined ? error : failureOnServer(error.digest)}
        onRetry={retry}
        isRepeated={false}
      />
      <RetryAfterOutage onlyAfterOutage comeBack={retry} />
    </div>
  );
}

/** Next sends the browser only the digest of a server error, which identifies the error in the server's log. */
function failureOnServer(identifier: string): ApiError {
  const message = "The page could not be made.";
  return new ApiError({ status: 500, typeOfError: "InternalServerError", message, identifier, saved: "no" });
}
