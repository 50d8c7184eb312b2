"use client";

import { parseAsArrayOf, parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { DIVISIONS, LEAVABLE } from "./chosen-columns";

const ADDRESS = {
  statement: parseAsStringLiteral(["income", "balance"] as const).withDefault("income"),
  /** YYYY-MM; the whole year without it. */
  month: parseAsString,
  /** A dimension object's id; the whole company without it. */
  dimension: parseAsString,
  /** Columns beside the total: months, quarters or none. */
  by: parseAsStringLiteral(DIVISIONS).withDefault("months"),
  /** Columns that are left out. */
  without: parseAsArrayOf(parseAsStringLiteral(LEAVABLE)).withDefault([]),
  budget: parseAsBoolean.withDefault(false),
  share: parseAsBoolean.withDefault(false),
  open: parseAsArrayOf(parseAsString).withDefault([]),
  ore: parseAsBoolean.withDefault(false),
  /** The account whose vouchers are shown, with the first and last day of them. */
  account: parseAsString,
  from: parseAsString,
  to: parseAsString,
  /** True while the list of the reconciliation is open. */
  reconciliation: parseAsBoolean.withDefault(false),
};

/** Large type has no room for months unless somebody asks for them. */
const ADDRESS_IN_MEETING = { ...ADDRESS, by: parseAsStringLiteral(DIVISIONS).withDefault("none") };

/** State of the page in its address. */
export function useStatementView(isMeeting = false) {
  const [view, setView] = useQueryStates(isMeeting ? ADDRESS_IN_MEETING : ADDRESS, { history: "push" });
  return {
    ...view,
    set: (changes: Partial<{ [Key in keyof typeof view]: (typeof view)[Key] | null }>) => {
      void setView(changes);
    },
  };
}
