"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { PageHeading } from "@/components/ui/page-heading";
import { CompanyTypes } from "./company-types";

interface StandardsViewProps {
  agencyId: string;
  /** The sections of other features. */
  children: ReactNode;
}

/** The standards of the agency, one section a kind. */
export function StandardsView({ agencyId, children }: StandardsViewProps) {
  const t = useTranslations("standards");
  const may = useAgencyPermissions().writeStandards;
  return (
    <>
      <PageHeading title={t("title")} detail={may ? t("detail") : `${t("detail")} ${t("readOnly")}`} />
      <div className="flex flex-col gap-10">
        <CompanyTypes agencyId={agencyId} />
        {children}
      </div>
    </>
  );
}
