import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CommentsView } from "@/components/comments/comments-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { filterOfRange, rangeOfParams } from "@/lib/comments/comment-range";
import { commentsQueries } from "@/lib/comments/queries";
import { today } from "@/lib/dates/today";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("comments");
  return { title: t("title") };
}

interface CommentsPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function CommentsPage({ params, searchParams }: CommentsPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const wanted = await searchParams;
  const one = (name: string) => searchParam(wanted, name);
  const range = rangeOfParams({ range: one("range"), from: one("from"), to: one("to") });
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  await Promise.allSettled([
    queryClient.query(commentsQueries.list(companyId, filterOfRange(range, today()))),
    queryClient.query(catalogueQueries.list(companyId)),
  ]);
  return (
    <PageData page="(dashboard)/companies/[companyId]/comments/page" queryClient={queryClient}>
      <CommentsView companyId={companyId} />
    </PageData>
  );
}
