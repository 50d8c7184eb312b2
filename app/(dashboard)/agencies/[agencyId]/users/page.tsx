import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { UsersView } from "@/components/users/users-view";
import { agenciesQueries } from "@/lib/agencies/queries";
import { notFoundIf404 } from "@/lib/api/not-found";
import { mailsQueries } from "@/lib/mails/queries";
import { serverQueryClient } from "@/lib/server-query-client";
import { usersQueries } from "@/lib/users/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("users");
  return { title: t("agencyTitle") };
}

export default async function AgencyUsersPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("users");
  const queryClient = serverQueryClient();
  const [agency] = await Promise.allSettled([
    queryClient.query(agenciesQueries.one(agencyId)),
    queryClient.query(usersQueries.list()),
    queryClient.query(usersQueries.access()),
    queryClient.query(mailsQueries.setup()),
  ]);
  if (agency.status === "rejected") notFoundIf404(agency.reason);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/users/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("agencyTitle") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <UsersView of={{ agencyId }} />
      </div>
    </PageData>
  );
}
