"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";
import { agenciesQueries } from "@/lib/agencies/queries";
import { formOf } from "@/lib/letterhead/form-values";
import { letterheadQueries } from "@/lib/letterhead/queries";
import { LetterheadPreview } from "./letterhead-preview";

const LetterheadForm = onDemand(
  () => import("./letterhead-form").then((module) => module.LetterheadForm),
  <Skeleton className="h-110 max-w-sm" />,
);

/** The agency's logo and colour. Directors can change them, consultants can only see them. */
export function LetterheadView({ agencyId }: { agencyId: string }) {
  const t = useTranslations("letterhead");
  const { writeLetterhead: mayWrite } = useAgencyPermissions();
  const query = useQuery(letterheadQueries.one(agencyId));
  const agency = useQuery(agenciesQueries.one(agencyId));
  const agencyName = agency.data?.name ?? agencyId;
  return (
    <>
      <PageHeading title={t("title")} detail={mayWrite ? t("detail") : `${t("detail")} ${t("readOnly")}`} />
      <QueryView query={query} skeleton={<SkeletonRows rows={8} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(letterhead) =>
          mayWrite ? (
            <LetterheadForm agencyId={agencyId} agencyName={agencyName} letterhead={letterhead} />
          ) : (
            <LetterheadPreview agencyName={agencyName} {...formOf(letterhead)} />
          )
        }
      </QueryView>
    </>
  );
}
