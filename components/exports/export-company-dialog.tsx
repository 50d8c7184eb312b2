"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import type { Company } from "@/contract/companies/company";
import { companyExportPath } from "@/lib/companies/paths";
import { ExportForm } from "./export-form";

/** Downloads a copy of all data about a company. */
export function ExportCompanyDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useTranslations("companies.export");
  return (
    <Dialog open onClose={onClose} title={t("title", { name: company.name })}>
      <ExportForm namespace="companies.export" path={companyExportPath(company.id)} onClose={onClose} />
    </Dialog>
  );
}
