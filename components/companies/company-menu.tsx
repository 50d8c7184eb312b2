"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { useReopened } from "@/components/auth/use-reopened";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { editedCompany } from "@/lib/companies/form-drafts";
import { companiesQueries } from "@/lib/companies/queries";

const CompanyDialog = onDemand(() => import("./company-dialog").then((module) => module.CompanyDialog));
const DeleteCompanyDialog = onDemand(() =>
  import("./delete-company-dialog").then((module) => module.DeleteCompanyDialog),
);
const ExportCompanyDialog = onDemand(() =>
  import("@/components/exports/export-company-dialog").then((module) => module.ExportCompanyDialog),
);

/** Actions on a company, on its own pages; renders nothing for users who may do none. */
export function CompanyMenu({ companyId }: { companyId: string }) {
  const t = useTranslations("companies");
  const may = useCompanyPermissions(companyId);
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const [opened, setOpened] = useState<"edit" | "export" | "delete" | null>(null);
  useReopened(editedCompany(companyId), () => {
    if (may.update) setOpened("edit");
  });
  if (!company || (!may.update && !may.export && !may.delete)) return null;

  const items: MenuItem[] = [];
  if (may.update)
    items.push({
      label: t("edit"),
      icon: "pencil",
      onSelect: () => {
        setOpened("edit");
      },
    });
  if (may.export)
    items.push({
      label: t("exportAll"),
      icon: "download",
      onSelect: () => {
        setOpened("export");
      },
    });
  if (may.delete)
    items.push({
      label: t("delete"),
      icon: "trash",
      danger: true,
      onSelect: () => {
        setOpened("delete");
      },
    });
  const close = () => {
    setOpened(null);
  };
  return (
    <>
      <Menu label={t("actionsFor", { name: company.name })} items={items} align="start" />
      {opened === "edit" && <CompanyDialog mode={{ edit: company }} onClose={close} />}
      {opened === "export" && <ExportCompanyDialog company={company} onClose={close} />}
      {opened === "delete" && <DeleteCompanyDialog company={company} onClose={close} />}
    </>
  );
}
