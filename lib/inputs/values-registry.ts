import type { FiscalYearValues } from "./fiscal-year-values";

/** Identifies the user and the values being edited. */
export interface ValuesKey {
  userName: string;
  companyId: string;
  fiscalYearId: string;
  kind: "inputs" | "targets" | "budgets";
}

const opened = new Map<string, FiscalYearValues>();

/**
 * The user's edits of a fiscal year; the same object for the whole visit. On the server each call returns a new object,
 * because its memory is shared by all users.
 */
export function openValues(key: ValuesKey, make: () => FiscalYearValues): FiscalYearValues {
  if (typeof window === "undefined") return make();
  const { userName, companyId, fiscalYearId, kind } = key;
  const name = [userName, companyId, fiscalYearId, kind].map(encodeURIComponent).join("/");
  let values = opened.get(name);
  if (!values) opened.set(name, (values = make()));
  return values;
}
