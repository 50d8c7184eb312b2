"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { Menu } from "@/components/ui/menu";
import { Td, Tr } from "@/components/ui/table";
import type { Company } from "@/contract/company";
import { companyPage } from "@/lib/paths";

interface CompanyRowProps {
  company: Company;
  /** Its place among all rows, for assistive technology. */
  index: number;
  onEdit: (company: Company) => void;
  onDelete: ((company: Company) => void) | false;
}

export const CompanyRow = memo(function CompanyRow({ company, index, onEdit, onDelete }: CompanyRowProps) {
  const t = useTranslations("companies");
  const may = useCompanyPermissions(company.id);
  return (
    <Tr aria-rowindex={index} className="hover:bg-hover">
      <Td className="max-w-0 truncate font-semibold">
        <Link href={companyPage(company.id)} prefetch={false} className="hover:underline">
          {company.name}
        </Link>
      </Td>
      <Td className="whitespace-nowrap text-ink-2">{company.businessIdentityCode}</Td>
      <Td wideOnly className="max-w-40 truncate text-ink-2">
        {company.contactInfo?.name}
      </Td>
      <Td wideOnly className="whitespace-nowrap text-ink-2">
        {company.contactInfo?.phone}
      </Td>
      <Td className="pr-2 text-right">
        <Menu
          label={t("actionsFor", { name: company.name })}
          items={[
            { label: t("open"), icon: "chevronRight", href: companyPage(company.id) },
            { label: t("import"), icon: "upload", href: companyPage(company.id, "import") },
            ...(may.update
              ? [
                  {
                    label: t("edit"),
                    icon: "pencil",
                    onSelect: () => {
                      onEdit(company);
                    },
                  } as const,
                ]
              : []),
            ...(onDelete
              ? [
                  { kind: "separator" } as const,
                  {
                    label: t("delete"),
                    icon: "trash",
                    danger: true,
                    onSelect: () => {
                      onDelete(company);
                    },
                  } as const,
                ]
              : []),
          ]}
        />
      </Td>
    </Tr>
  );
});
