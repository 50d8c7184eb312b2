import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { CompaniesView } from "@/components/companies/companies-view";
import { FileDrop } from "@/components/imports/file-drop";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { ApiError } from "@/lib/api/error";
import { companiesQueries } from "@/lib/companies/queries";
import { byName } from "@/lib/companies/search";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("companies");
  return { title: t("title") };
}

/** A longer list would weigh on the page; its first screenful goes with it and the browser fetches the rest. */
const MAX_WHOLE_LIST = 500;
const FIRST_SCREEN = 40;

export default async function CompaniesPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("companies");
  const locale = await getLocale();
  const queryClient = serverQueryClient();
  const ofAgency = companiesQueries.ofAgency(agencyId);
  const companies = await queryClient.query(ofAgency).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) notFound();
    return [];
  });
  const isLong = companies.length > MAX_WHOLE_LIST;
  if (isLong) queryClient.removeQueries(ofAgency);
  return (
    <PageData messages={["companies"]} queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <FileDrop agencyId={agencyId} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <CompaniesView
          agencyId={agencyId}
          preview={
            isLong ? { companies: byName(companies, locale).slice(0, FIRST_SCREEN), total: companies.length } : null
          }
        />
      </div>
    </PageData>
  );
}
