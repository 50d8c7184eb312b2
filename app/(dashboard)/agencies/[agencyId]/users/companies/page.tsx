import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { PlacesView } from "@/components/users/places-view";
import { notFoundIf404 } from "@/lib/api/not-found";
import { companiesQueries } from "@/lib/companies/queries";
import { agencyUsersPage } from "@/lib/paths";
import { serverQueryClient } from "@/lib/server-query-client";
import { usersQueries } from "@/lib/users/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("users.places");
  return { title: t("title") };
}

export default async function PlacesPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("users");
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  const [companies] = await Promise.allSettled([
    queryClient.query(companiesQueries.ofAgency(agencyId)),
    queryClient.query(usersQueries.list()),
  ]);
  if (companies.status === "rejected") notFoundIf404(companies.reason);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/users/companies/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("agencyTitle"), href: agencyUsersPage(agencyId) }, { label: t("places.title") }]} />
      <div className="px-4 pt-5 pb-12 sm:px-6">
        <PlacesView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
