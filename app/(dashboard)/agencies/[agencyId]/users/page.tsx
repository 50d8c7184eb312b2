import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { UsersView } from "@/components/users/users-view";
import { agenciesQueries } from "@/lib/agencies/queries";
import { ApiError } from "@/lib/api/error";
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
  if (agency.status === "rejected" && agency.reason instanceof ApiError && agency.reason.status === 404) notFound();
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/users/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("agencyTitle") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <UsersView of={{ agencyId }} />
      </div>
    </PageData>
  );
}
