"use client";

import { useTranslations } from "next-intl";
import { NoBooks } from "@/components/shell/no-books";
import { PageHeading } from "@/components/ui/page-heading";
import { NoPermission } from "@/components/ui/states";

/** Shown in place of a budget that the user may not see, or when the company has no books. */
export function NoBudget({ companyId, mayRead }: { companyId: string; mayRead: boolean }) {
  const t = useTranslations("budgets");
  return (
    <>
      <PageHeading title={t("title")} />
      {mayRead ? <NoBooks companyId={companyId}>{t("noBooks")}</NoBooks> : <NoPermission />}
    </>
  );
}
