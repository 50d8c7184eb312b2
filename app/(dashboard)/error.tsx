"use client";

import { ErrorState } from "@/components/ui/states";
import { ApiFailure } from "@/lib/api-failure";

export default function DashboardError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className="p-6">
      <ErrorState error={error.digest === undefined ? error : failureOnServer(error.digest)} onRetry={reset} />
    </div>
  );
}

/** What went wrong on the server is told to its log alone; the digest is what finds it there. */
function failureOnServer(identifier: string): ApiFailure {
  const message = "The page could not be made.";
  return new ApiFailure({ status: 500, typeOfError: "InternalServerError", message, identifier, saved: "no" });
}
