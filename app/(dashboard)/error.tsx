"use client";

import { ComeBackAfterOutage } from "@/components/layout/come-back-on-demand";
import { ErrorState } from "@/components/ui/states";
import { ApiFailure } from "@/lib/api-failure";

interface DashboardErrorProps {
  error: Error & { digest?: string };
  /** Fetches and makes again what failed. */
  retry: () => void;
}

export default function DashboardError({ error, retry }: DashboardErrorProps) {
  return (
    <div className="p-6 text-center">
      <ErrorState error={error.digest === undefined ? error : failureOnServer(error.digest)} onRetry={retry} />
      <ComeBackAfterOutage comeBack={retry} />
    </div>
  );
}

/** What went wrong on the server is told to its log alone; the digest is what finds it there. */
function failureOnServer(identifier: string): ApiFailure {
  const message = "The page could not be made.";
  return new ApiFailure({ status: 500, typeOfError: "InternalServerError", message, identifier, saved: "no" });
}
