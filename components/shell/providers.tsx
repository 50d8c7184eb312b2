"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { useEffect, useState, type ReactNode } from "react";
import { SessionGate } from "@/components/auth/session-gate";
import { onDemand } from "@/components/ui/on-demand";
import { repeatLoad } from "@/components/ui/repeat-load";
import { useCutTextTitles } from "@/components/ui/use-cut-text-titles";
import { loadApiCall } from "@/lib/api/client";
import { createQueryClient } from "@/lib/query-client";

/** Notices that are shown before this is loaded wait for it. */
const Toaster = onDemand(async () => (await repeatLoad(() => import("@/components/ui/toaster"))).Toaster);

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
