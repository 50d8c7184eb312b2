import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageData } from "@/components/ui/page-data";
import { UsersView } from "@/components/users/users-view";
import { mailsQueries } from "@/lib/mails/queries";
import { serverQueryClient } from "@/lib/server-query-client";
import { usersQueries } from "@/lib/users/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("users");
  return { title: t("companyTitle") };
}

export default async function CompanyUsersPage({ params }: { params: Promise<{ companyId: string }> }) {
  const companyId = decodeURIComponent((await params).companyId);
  const queryClient = serverQueryClient();
  await Promise.allSettled([
    queryClient.query(usersQueries.list()),
    queryClient.query(usersQueries.access()),
    queryClient.query(mailsQueries.setup()),
  ]);
  return (
    <PageData page="(dashboard)/companies/[companyId]/users/page" queryClient={queryClient}>
      <div className="max-w-page">
        <UsersView of={{ companyId }} />
      </div>
    </PageData>
  );
}
