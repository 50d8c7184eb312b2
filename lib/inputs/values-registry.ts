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
 * The user's work on a fiscal year, the same again when they come back to it in the same visit. On the server each
 * call makes a new one: its memory is shared by all users.
 */
export function openValues(key: ValuesKey, make: () => FiscalYearValues): FiscalYearValues {
  if (typeof window === "undefined") return make();
  const { userName, companyId, fiscalYearId, kind } = key;
  const name = [userName, companyId, fiscalYearId, kind].map(encodeURIComponent).join("/");
  let values = opened.get(name);
  if (!values) opened.set(name, (values = make()));
  return values;
}
