"use client";

import { createContext, use, useMemo, type ReactNode } from "react";
import { useCurrentUser } from "@/components/auth/current-user";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { readColumns, type StoredColumns } from "@/lib/statements/stored-columns";

const KeptColumns = createContext<StoredColumns | null>(null);

/**
 * Reads the columns that the user has chosen last, once for each visit of the page. Choices on the page do not change
 * them, so that Back shows the old view, also where parts of the page have been fetched anew.
 */
export function KeptColumnsProvider({ children }: { children: ReactNode }) {
  const { userName } = useCurrentUser();
  // The server cannot read the browser's storage, so the browser's first render leaves it unread, too.
  const isInBrowser = useBrowserValue(() => true, false);
  const kept = useMemo(() => (isInBrowser ? readColumns(userName) : null), [isInBrowser, userName]);
  return <KeptColumns value={kept}>{children}</KeptColumns>;
}

/**
 * Null where the user has chosen none, until the page is hydrated, and in a meeting, which begins with the same columns
 * for everybody.
 */
export function useKeptColumns(): StoredColumns | null {
  return use(KeptColumns);
}
