import type { SieImportEntry } from "@/contract/imports/sie-import";

export function nameOfYear({ fiscalYear }: Pick<SieImportEntry, "fiscalYear">): string {
  return `${fiscalYear.start.slice(0, 10)} – ${fiscalYear.end.slice(0, 10)}`;
}
