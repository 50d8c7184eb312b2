import { useTranslations } from "next-intl";
import type { SieImportResult } from "@/contract/imports/sie-import";
import type { ImportCompany } from "@/lib/imports/import-company";

/** Returns a function that describes the planned or finished effect of an import on the books. */
export function useOutcomeText() {
  const t = useTranslations("imports.outcomes");
  return (stage: "planned" | "done", { summary }: SieImportResult, company: ImportCompany) =>
    t(`${stage}.${summary?.outcome ?? "refused"}`, {
      company: company.name,
      start: summary?.fiscalYear?.start.slice(0, 10) ?? "",
      end: summary?.fiscalYear?.end.slice(0, 10) ?? "",
    });
}
