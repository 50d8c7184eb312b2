import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FeedView } from "@/components/comments/feed-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { feedFilter } from "@/lib/comments/feed-filter";
import { feedQueries } from "@/lib/comments/feed-queries";
import { today } from "@/lib/dates/today";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("comments.feed");
  return { title: t("title") };
}

interface AgencyCommentsPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function AgencyCommentsPage({ params, searchParams }: AgencyCommentsPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const { userName } = await requireUser();
  const t = await getTranslations("comments.feed");
  const wanted = await searchParams;
  const one = (name: string) => searchParam(wanted, name);
  const filter = feedFilter(
    {
      show: one("show"),
      mine: one("mine") === "true",
      author: one("author"),
      figure: one("figure"),
      company: one("company"),
      range: one("range"),
      from: one("from"),
      to: one("to"),
    },
    userName,
    today(),
  );
  const queryClient = serverQueryClient();
  const [feed] = await Promise.allSettled([
    queryClient.infiniteQuery(feedQueries.list(agencyId, filter)),
    queryClient.query(catalogueQueries.standard()),
  ]);
  if (feed.status === "rejected") notFoundIf404(feed.reason);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/comments/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <FeedView agencyId={agencyId} today={today()} />
      </div>
    </PageData>
  );
}
