import { parseWire, writeWire } from "@/contract/wire";
import type { DraftSlot } from "@/lib/drafts/drafts";
import type { CompanyEdit } from "./companies-sheet";
import { readEdit } from "./draft-storage";

/** Loads the unconfirmed values of a grid of many companies; empty when there are none or they cannot be read. */
export function readCompanyDrafts(slot: DraftSlot): CompanyEdit[] {
  const draft = slot.read();
  if (!draft) return [];
  try {
    const list = parseWire(draft.text);
    return Array.isArray(list) ? list.map(readOne) : [];
  } catch {
    return [];
  }
}

/** Stores these edits instead of all previous ones. Returns false when the browser has no room for them. */
export function writeCompanyDrafts(slot: DraftSlot, edits: readonly CompanyEdit[]): boolean {
  if (edits.length === 0) return slot.write(null);
  const text = writeWire(
    edits.map(({ companyId, fiscalYearId, edit: { address, content, base } }) => ({
      companyId,
      fiscalYearId,
      edit: { address, content, base },
    })),
  );
  return slot.write({ text, count: edits.length });
}

function readOne(draft: unknown): CompanyEdit {
  const { companyId, fiscalYearId, edit } = draft as CompanyEdit;
  if (typeof companyId !== "string" || typeof fiscalYearId !== "string") throw new TypeError("not a draft");
  return { companyId, fiscalYearId, edit: readEdit(edit) };
}
