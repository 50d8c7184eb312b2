"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { companyPage } from "@/lib/paths";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";

/** Shown on a page of a company without books; `children` describes the content that the books will add. */
export function NoBooks({ companyId, children }: { companyId: string; children: ReactNode }) {
  const t = useTranslations("ui.noBooks");
  const { importBooks } = useCompanyPermissions(companyId);
  return (
    <EmptyState
      icon="book"
      title={t("title")}
      action={
        importBooks && (
          <ButtonLink variant="primary" icon="upload" href={companyPage(companyId, "imports")}>
            {t("action")}
          </ButtonLink>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
