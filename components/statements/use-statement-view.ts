"use client";

import { parseAsArrayOf, parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo, useSyncExternalStore } from "react";
import { useCurrentUser } from "@/components/auth/current-user";
import { DIVISIONS, LEAVABLE } from "@/lib/statements/chosen-columns";
import { readColumns, writeColumns, type KeptColumns } from "@/lib/statements/kept-columns";

const ADDRESS = {
  statement: parseAsStringLiteral(["income", "balance"] as const).withDefault("income"),
  /** YYYY-MM; the whole year without it. */
  month: parseAsString,
  /** A dimension object's id; the whole company without it. */
  dimension: parseAsString,
  /** Columns beside the total: months, quarters or none. */
  by: parseAsStringLiteral(DIVISIONS),
  /** Columns that are left out. */
  without: parseAsArrayOf(parseAsStringLiteral(LEAVABLE)),
  budget: parseAsBoolean,
  share: parseAsBoolean,
  open: parseAsArrayOf(parseAsString).withDefault([]),
  ore: parseAsBoolean.withDefault(false),
  /** The account whose vouchers are shown, with the first and last day of them. */
  account: parseAsString,
  from: parseAsString,
  to: parseAsString,
  /** True while the list of the reconciliation is open. */
  reconciliation: parseAsBoolean.withDefault(false),
};

const never = () => () => undefined;

/** The user's last choice, as it was when the page was opened: the way back leads to what was shown. */
function useKeptColumns(userName: string | null): KeptColumns | null {
  // The server knows of none.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => (isInBrowser && userName !== null ? readColumns(userName) : null), [isInBrowser, userName]);
}

/** State of the page in its address; columns that it does not name are those that the user chose last. */
export function useStatementView(isMeeting = false) {
  const { userName } = useCurrentUser();
  const [view, setView] = useQueryStates(ADDRESS, { history: "push" });
  const kept = useKeptColumns(isMeeting ? null : userName);
  const columns: KeptColumns = {
    // Large type has no room for months unless somebody asks for them.
    by: view.by ?? kept?.by ?? (isMeeting ? "none" : "months"),
    without: view.without ?? kept?.without ?? null,
    budget: view.budget ?? kept?.budget ?? false,
    share: view.share ?? kept?.share ?? false,
  };
  return {
    ...view,
    ...columns,
    set: (changes: Partial<{ [Key in keyof typeof view]: (typeof view)[Key] | null }>) => {
      void setView(changes);
    },
    /** Chooses columns here and for the next visit. All of them are in the address, which others may open. */
    setColumns: (changes: Partial<KeptColumns>) => {
      const chosen = { ...columns, ...changes };
      if (!isMeeting) writeColumns(userName, chosen);
      void setView(chosen);
    },
  };
}
