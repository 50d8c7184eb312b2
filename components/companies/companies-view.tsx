"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { parseAsBoolean, useQueryState } from "nuqs";
import { useDeferredValue, useMemo, useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { useReopened } from "@/components/auth/use-reopened";
import { useReopenedAmong } from "@/components/drafts/use-reopened-by-undo";
import { Button } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NothingMatches } from "@/components/ui/states";
import type { Company } from "@/contract/companies/company";
import { editedCompany, newCompany } from "@/lib/companies/form-drafts";
import { companiesQueries } from "@/lib/companies/queries";
import { byName, searchable, searchCompanies } from "@/lib/companies/search";
import { useFormats } from "@/lib/format/use-formats";
import { companyPage } from "@/lib/paths";
import { useSearchInAddress } from "@/lib/use-search-in-address";
import type { CompanyAction } from "./company-row";
import { CompanyTable } from "./company-table";
import { SearchField } from "@/components/ui/search-field";

const CompanyDialog = onDemand(() => import("./company-dialog").then((module) => module.CompanyDialog));
const DeleteCompanyDialog = onDemand(() =>
  import("./delete-company-dialog").then((module) => module.DeleteCompanyDialog),
);

interface CompaniesViewProps {
  agencyId: string;
  /** The first companies, when the list is too long for the page to contain it. */
  preview: { companies: Company[]; total: number } | null;
}

/** Page with the companies of an agency. */
export function CompaniesView({ agencyId, preview }: CompaniesViewProps) {
  const t = useTranslations("companies");
  const locale = useLocale();
  const formats = useFormats();
  const may = useAgencyPermissions();
  const router = useRouter();
  const [opened, setOpened] = useState<CompanyAction | null>(null);
  const [isCreating, setCreating] = useQueryState("new", parseAsBoolean.withDefault(false));
  const close = () => {
    setOpened(null);
  };
  const openCreate = () => {
    void setCreating(true);
  };
  const closeCreate = () => setCreating(null);
  useReopened(newCompany(agencyId), () => {
    if (may.createCompany) openCreate();
  });
  const { search, setSearch, writeSearch } = useSearchInAddress();
  const wanted = useDeferredValue(search);
  const query = useQuery({
    ...companiesQueries.ofAgency(agencyId),
    ...(preview && { placeholderData: preview.companies }),
  });
  useReopenedAmong(
    query.data ?? [],
    ({ id }) => editedCompany(id),
    (company) => {
      setOpened({ dialog: "edit", company });
    },
  );
  const keyed = useMemo(() => searchable(byName(query.data ?? [], locale)), [query.data, locale]);
  const found = useMemo(() => searchCompanies(keyed, wanted), [keyed, wanted]);
  const total = query.isPlaceholderData ? preview?.total : query.data?.length;

  const create = may.createCompany && (
    <Button variant="primary" icon="plus" onClick={openCreate}>
      {t("new")}
    </Button>
  );

  return (
    <>
      <PageHeading
        title={t("title")}
        detail={
          total === undefined
            ? query.isPending && t("loading")
            : !query.isPlaceholderData && found.length < (query.data?.length ?? 0)
              ? t("countFound", { found: formats.number(found.length), total: formats.number(total) })
              : t("count", { count: total, shown: formats.number(total) })
        }
        actions={create}
      />
      <QueryView query={query} skeleton={<SkeletonRows rows={12} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(companies) =>
          companies.length === 0 ? (
            <EmptyState icon="building" title={t("empty")} action={create}>
              {t("emptyLook")}
            </EmptyState>
          ) : (
            <>
              <SearchField
                shortcut="/"
                className="mb-4"
                value={search}
                onChange={setSearch}
                onEnter={() => {
                  const first = searchCompanies(keyed, search)[0];
                  if (!first) return;
                  writeSearch();
                  router.push(companyPage(first.company.id));
                }}
                label={t("search")}
              />
              {found.length === 0 && query.isPlaceholderData ? (
                <SkeletonRows rows={12} label={t("loading")} />
              ) : found.length === 0 ? (
                <NothingMatches
                  onClear={() => {
                    setSearch("");
                  }}
                >
                  {t("nothingMatches", { search: wanted })}
                </NothingMatches>
              ) : (
                <CompanyTable companies={found} onAction={setOpened} />
              )}
            </>
          )
        }
      </QueryView>
      {isCreating && may.createCompany && (
        <CompanyDialog
          mode={{ createIn: agencyId }}
          onClose={() => void closeCreate()}
          onCreated={({ id }) => {
            // A new company has no books, so the next step is to import them. First `new` has to be gone from the
            // address, because a pending change of the address would cancel the navigation.
            void closeCreate().then(() => {
              router.push(companyPage(id, "imports"));
            });
          }}
        />
      )}
      {opened?.dialog === "edit" && <CompanyDialog mode={{ edit: opened.company }} onClose={close} />}
      {opened?.dialog === "delete" && <DeleteCompanyDialog company={opened.company} onClose={close} />}
    </>
  );
}
