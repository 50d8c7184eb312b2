"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NoPermission } from "@/components/ui/states";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { agenciesQueries } from "@/lib/agencies/queries";
import { useFormats } from "@/lib/format/use-formats";
import { agencyCompaniesPage } from "@/lib/paths";

/** The agencies of the installation, for its administrator. */
export function AgenciesView() {
  const t = useTranslations("shell.agencyList");
  const formats = useFormats();
  const { administer: mayAdminister } = useAgencyPermissions();
  const query = useQuery({ ...agenciesQueries.list(), enabled: mayAdminister });
  if (!mayAdminister) {
    return (
      <>
        <PageHeading title={t("title")} />
        <NoPermission who={t("administratorsOnly")} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={t("title")} detail={query.data && t("count", { count: query.data.length })} />
      <QueryView query={query} skeleton={<SkeletonRows label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(agencies) =>
          agencies.length === 0 ? (
            <EmptyState icon="building" title={t("empty")}>
              {t("emptyAdvice")}
            </EmptyState>
          ) : (
            <Table label={t("title")}>
              <thead>
                <tr>
                  <Th>{t("name")}</Th>
                  <Th>{t("shortName")}</Th>
                  <Th numeric wideOnly>
                    {t("licences")}
                  </Th>
                </tr>
              </thead>
              <tbody>
                {agencies.map((agency) => (
                  <Tr key={agency.shortName} className="hover:bg-hover">
                    <Td className="font-semibold">
                      <Link href={agencyCompaniesPage(agency.shortName)} className="hover:underline">
                        {agency.name}
                      </Link>
                    </Td>
                    <Td className="text-ink-2">{agency.shortName}</Td>
                    <Td numeric wideOnly>
                      {agency.numberOfLicences !== undefined && formats.number(agency.numberOfLicences)}
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryView>
    </>
  );
}
