import { FiscalYearValues } from "./fiscal-year-values";
import type { SendValues } from "./save-queue";

const opened = new Map<string, FiscalYearValues>();

/**
 * The user's work on a fiscal year, the same again when they come back to it in the same visit. On the server each
 * call makes a new one: its memory is shared by all users.
 */
export function openValues(
  userName: string,
  companyId: string,
  fiscalYearId: string,
  send: () => SendValues,
): FiscalYearValues {
  if (typeof window === "undefined") return new FiscalYearValues(send());
  const name = [userName, companyId, fiscalYearId].map(encodeURIComponent).join("/");
  let values = opened.get(name);
  if (!values) opened.set(name, (values = new FiscalYearValues(send())));
  return values;
}
