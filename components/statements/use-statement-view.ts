"use client";

import { parseAsArrayOf, parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCurrentUser } from "@/components/auth/current-user";
import { useMeeting } from "@/components/shell/meeting";
import { DIVISIONS, OPTIONAL_COLUMNS } from "@/lib/statements/chosen-columns";
import { writeColumns, type StoredColumns } from "@/lib/statements/stored-columns";
import { useKeptColumns } from "./kept-columns";

const ADDRESS = {
  statement: parseAsStringLiteral(["income", "balance"] as const).withDefault("income"),
  /** The month as YYYY-MM; null for the whole year. */
  month: parseAsString,
  /** Id of an object; null for the whole company. */
  dimension: parseAsString,
  /** Division of the year into columns: months, quarters or none. */
  by: parseAsStringLiteral(DIVISIONS),
  /** Columns that the user has removed. */
  without: parseAsArrayOf(parseAsStringLiteral(OPTIONAL_COLUMNS)),
  /** True for a budget column beside each month or quarter. */
  budget: parseAsBoolean,
  /** True for columns with the share of sales or assets. */
  share: parseAsBoolean,
  /** Keys of the open lines, or ALL_OPEN. */
  open: parseAsArrayOf(parseAsString).withDefault([]),
  /** True to show öre, not whole kronor. */
  ore: parseAsBoolean.withDefault(false),
  /** The account whose vouchers are shown; null when none are. */
  account: parseAsString,
  /** First and last day of those vouchers as YYYY-MM-DD; null for the fiscal year's own. */
  from: parseAsString,
  to: parseAsString,
  /** True while the list of checks is open. */
  reconciliation: parseAsBoolean.withDefault(false),
};

/** State of the page in its URL; for columns that are not in the URL, the user's last choice. */
export function useStatementView() {
  const isMeeting = useMeeting() !== null;
  const { userName } = useCurrentUser();
  const [view, setView] = useQueryStates(ADDRESS, { history: "push" });
  const stored = useKeptColumns();
  const columns: StoredColumns = {
    // A meeting's type is large, so months are shown there only when the user chooses them.
    by: view.by ?? stored?.by ?? (isMeeting ? "none" : "months"),
    // A choice of columns puts `by` in the URL always, and `without` once a column has been left out or shown again.
    without: view.without ?? (view.by === null ? (stored?.without ?? null) : null),
    budget: view.budget ?? stored?.budget ?? false,
    share: view.share ?? stored?.share ?? false,
  };
  return {
    ...view,
    ...columns,
    set: (changes: Partial<{ [Key in keyof typeof view]: (typeof view)[Key] | null }>) => {
      void setView(changes);
    },
    /**
     * Chooses columns and, outside a meeting, stores them for the next visit. The URL gets them too, so that a link
     * shows the same to everybody; without `without` in it, the default of the columns left out holds.
     */
    setColumns: (changes: Partial<StoredColumns>) => {
      const chosen = { ...columns, ...changes };
      if (!isMeeting) writeColumns(userName, chosen);
      void setView(chosen);
    },
  };
}
