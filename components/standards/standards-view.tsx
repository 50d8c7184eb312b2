"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { ButtonLink } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { agencyLetterheadPage, agencyRulesPage } from "@/lib/paths";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { CompanyTypes } from "./company-types";
import { KnownPlace } from "./known-place";
import { PlaceChoice } from "./place-choice";
import { StandardSection } from "./standard-section";

interface StandardsViewProps {
  agencyId: string;
  /** Sections, which belong to other features. */
  children: ReactNode;
}

/** Page with the standards of an agency or company type, with one section for each kind. */
export function StandardsView({ agencyId, children }: StandardsViewProps) {
  const t = useTranslations("standards");
  const mayWrite = useAgencyPermissions().writeStandards;
  const { place } = useStandardPlace(agencyId);
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={mayWrite ? t("detail") : `${t("detail")} ${t("readOnly")}`}
        actions={
          <ButtonLink href={agencyLetterheadPage(agencyId)} prefetch={false}>
            {t("letterhead")}
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-10">
        <CompanyTypes agencyId={agencyId} />
        <PlaceChoice agencyId={agencyId} className="-mb-4 w-fit" />
        <KnownPlace agencyId={agencyId}>
          <StandardSection
            id="standard-rules"
            title={t("rules.title")}
            detail={t("rules.detail")}
            action={
              <ButtonLink href={agencyRulesPage(agencyId, place.companyTypeId)} prefetch={false}>
                {t("rules.open")}
              </ButtonLink>
            }
          />
          {children}
        </KnownPlace>
      </div>
    </>
  );
}
