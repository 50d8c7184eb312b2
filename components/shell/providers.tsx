"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { useEffect, useState, type ReactNode } from "react";
import { SessionGate } from "@/components/auth/session-gate";
import { Toaster } from "@/components/ui/toaster-on-demand";
import { useCutTextTitles } from "@/components/ui/use-cut-text-titles";
import { loadApiCall } from "@/lib/api/client";
import { createQueryClient } from "@/lib/query-client";

/** Client context of all pages behind the sign-in; the sign-in itself does not need it. */
export function Providers({ userName, children }: { userName: string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useCutTextTitles();
  useEffect(() => {
    // Loaded early, because a page that is being left can no longer load it for its last call.
    loadApiCall().catch(() => undefined);
    // Tells browser tests that the page handles keys from now on.
    document.documentElement.dataset.listening = "";
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <NuqsAdapter>{children}</NuqsAdapter>
      <SessionGate userName={userName} />
      <Toaster />
    </QueryClientProvider>
  );
}
