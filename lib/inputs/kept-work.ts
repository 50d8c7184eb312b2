import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { DraftStorage } from "./draft-storage";
import type { FiscalYearValues } from "./fiscal-year-values";
import { keepHistory } from "./kept-history";
import type { ValuesKey } from "./values-registry";

/** Opens the stored drafts, and begins to store the undo history. */
export function openDraftsAndHistory(values: FiscalYearValues, key: ValuesKey): DraftStorage {
  const { userName, companyId, fiscalYearId, kind } = key;
  keepHistory(values, userName, companyId, fiscalYearId, kind);
  // Drafts of inputs were stored before there were other kinds, and keep their key.
  const draftKey = kind === "inputs" ? [companyId, fiscalYearId] : [companyId, fiscalYearId, kind];
  return new DraftStorage(draftSlot(browserStorage(), userName, "values", ...draftKey));
}
