"use client";

import { useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { PageHeading } from "@/components/ui/page-heading";
import { CompanyTypes } from "./company-types";
import { StandardPresets } from "./standard-presets";

/** The standards of the agency, one section a kind. */
export function StandardsView({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards");
  const may = useAgencyPermissions().writeStandards;
  return (
    <>
      <PageHeading title={t("title")} detail={may ? t("detail") : `${t("detail")} ${t("readOnly")}`} />
      <div className="flex flex-col gap-10">
        <CompanyTypes agencyId={agencyId} />
        <StandardPresets agencyId={agencyId} />
      </div>
    </>
  );
}
