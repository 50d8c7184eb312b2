"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { Link } from "@/components/ui/link";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { Td, Tr } from "@/components/ui/table";
import type { Company } from "@/contract/companies/company";
import { companyPage } from "@/lib/paths";

export interface CompanyAction {
  dialog: "edit" | "delete";
  company: Company;
}

interface CompanyRowProps {
  company: Company;
  /** The row's `aria-rowindex`; the header's is 1. */
  index: number;
  /** Must be a stable function, so that rows render again only when their company changes. */
  onAction: (action: CompanyAction) => void;
}

export const CompanyRow = memo(function CompanyRow({ company, index, onAction }: CompanyRowProps) {
  const t = useTranslations("companies");
  const may = useCompanyPermissions(company.id);
  return (
    <Tr aria-rowindex={index} className="hover:bg-hover">
      <Td className="truncate font-semibold">
        <Link href={companyPage(company.id)} prefetch={false} className="block truncate hover:underline">
          {company.name}
        </Link>
      </Td>
      <Td className="whitespace-nowrap text-ink-2">{company.businessIdentityCode}</Td>
      <Td wideOnly className="truncate text-ink-2">
        {company.contactInfo?.name}
      </Td>
      <Td wideOnly className="whitespace-nowrap text-ink-2">
        {company.contactInfo?.phone}
      </Td>
      <Td className="pr-2 text-right">
        <Menu
          label={t("actionsFor", { name: company.name })}
          buttonClassName="inline-flex size-6 items-center justify-center rounded-md text-ink-2 hover:bg-panel hover:text-ink"
          items={() => {
            const items: MenuItem[] = [{ label: t("open"), icon: "chevronRight", href: companyPage(company.id) }];
            if (may.importBooks)
              items.push({ label: t("import"), icon: "upload", href: companyPage(company.id, "imports") });
            if (may.update)
              items.push({
                label: t("edit"),
                icon: "pencil",
                onSelect: () => {
                  onAction({ dialog: "edit", company });
                },
              });
            if (may.delete)
              items.push(
                { kind: "separator" },
                {
                  label: t("delete"),
                  icon: "trash",
                  danger: true,
                  onSelect: () => {
                    onAction({ dialog: "delete", company });
                  },
                },
              );
            return items;
          }}
        />
      </Td>
    </Tr>
  );
});
