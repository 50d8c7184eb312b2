import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MailsView } from "@/components/mails/mails-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { MAIL_STATES } from "@/contract/mails/mail-states";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { mailsQueries } from "@/lib/mails/queries";
import { agencyUsersPage } from "@/lib/paths";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mails");
  return { title: t("title") };
}

interface AgencyMailsPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function AgencyMailsPage({ params, searchParams }: AgencyMailsPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const user = await requireUser();
  const t = await getTranslations("mails");
  const tShell = await getTranslations("shell");
  const wanted = searchParam(await searchParams, "state");
  const state = MAIL_STATES.find((one) => one === wanted) ?? null;
  const queryClient = serverQueryClient();
  if (agencyPermissions(user).seeMails) {
    // A request that fails here is repeated by the view, which then shows the error.
    const [list] = await Promise.allSettled([
      queryClient.infiniteQuery(mailsQueries.list(agencyId, state)),
      queryClient.query(mailsQueries.setup()),
    ]);
    if (list.status === "rejected") notFoundIf404(list.reason);
  }
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/mails/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: tShell("agencyUsers"), href: agencyUsersPage(agencyId) }, { label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <MailsView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
