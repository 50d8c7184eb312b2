"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useDeferredValue, useMemo } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NoPermission } from "@/components/ui/states";
import { companiesQueries } from "@/lib/companies/queries";
import { byName } from "@/lib/companies/search";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { usersQueries } from "@/lib/users/queries";
import { usersRows } from "@/lib/users/rows";

const PlacesGrid = onDemand(
  () => import("./places-grid").then((module) => module.PlacesGrid),
  <>
    <Heading />
    <div className="h-96 rounded-lg border border-line bg-panel" />
  </>,
);

/** The users in the columns: the agency's with their clients, or those of its companies with their roles. */
const USERS_OF = ["agency", "companies"] as const;
const NO_ACCESS: never[] = [];

/** Page on which users' clients and roles are edited for all companies by typing, pasting and filling. */
export function PlacesView({ agencyId }: { agencyId: string }) {
  const t = useTranslations("users.places");
  const locale = useLocale();
  const mayManage = useAgencyPermissions().manageUsers;
  const [usersOf, setUsersOf] = useQueryState("of", parseAsStringLiteral(USERS_OF).withDefault("agency"));
  const users = useQuery({ ...usersQueries.list(), enabled: mayManage });
  const companies = useQuery({ ...companiesQueries.ofAgency(agencyId), enabled: mayManage });
  const sorted = useMemo(() => byName(companies.data ?? [], locale), [companies.data, locale]);
  // Memoized, because the grid treats a new array as newly fetched values.
  const shown = useMemo(() => {
    // Neither the users' access nor the signed-in user matters to this grid, so both are left out.
    const order = { self: "", culture: CULTURE_OF_LOCALE[locale] };
    return usersRows(users.data ?? [], NO_ACCESS, { agencyId }, order).map(({ user }) => user);
  }, [users.data, agencyId, locale]);
  // Deferred as in QueryView, so that this heading stays until there is one inside: the grid's or its placeholder's.
  const isReady = useDeferredValue(users.data !== undefined && companies.data !== undefined);
  if (!mayManage) {
    return (
      <>
        <Heading />
        <NoPermission />
      </>
    );
  }
  const skeleton = <SkeletonRows rows={12} label={t("loading")} />;
  return (
    <>
      {!isReady && <Heading />}
      <QueryView query={companies} skeleton={skeleton} errorTitle={t("loadFailed")}>
        {() => (
          <QueryView query={users} skeleton={skeleton} errorTitle={t("loadFailed")}>
            {() =>
              sorted.length === 0 ? (
                <>
                  <Heading />
                  <EmptyState icon="building" title={t("empty")}>
                    {t("emptyLook")}
                  </EmptyState>
                </>
              ) : (
                <PlacesGrid
                  agencyId={agencyId}
                  companies={sorted}
                  users={shown}
                  usersOf={usersOf}
                  onUsersOf={(value) => void setUsersOf(value === "agency" ? null : value)}
                />
              )
            }
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

/** The heading of the page while it has no grid, whose heading has actions. */
function Heading() {
  return <PageHeading title={useTranslations("users.places")("title")} />;
}
