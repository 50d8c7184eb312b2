"use client";

import { useTranslations } from "next-intl";
import { NoBooks } from "@/components/shell/no-books";
import { PageHeading } from "@/components/ui/page-heading";
import { NoPermission } from "@/components/ui/states";

/** The page of budgets where there is none to show: the user may not see it, or the company has no books. */
export function NoBudget({ companyId, mayRead }: { companyId: string; mayRead: boolean }) {
  const t = useTranslations("budgets");
  return (
    <>
      <PageHeading title={t("title")} />
      {mayRead ? <NoBooks companyId={companyId}>{t("noBooks")}</NoBooks> : <NoPermission />}
    </>
  );
}
