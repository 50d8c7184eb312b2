import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountView } from "@/components/account/account-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { accountQueries } from "@/lib/account/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("title") };
}

export default async function AccountPage() {
  const t = await getTranslations("account");
  const queryClient = serverQueryClient();
  await Promise.allSettled([
    queryClient.query(accountQueries.sessions()),
    queryClient.query(accountQueries.secondFactor()),
    queryClient.query(accountQueries.tokens()),
    queryClient.infiniteQuery(accountQueries.securityEvents()),
  ]);
  return (
    <PageData page="(dashboard)/account/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <AccountView />
      </div>
    </PageData>
  );
}
