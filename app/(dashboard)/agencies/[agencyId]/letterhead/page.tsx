import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LetterheadView } from "@/components/letterhead/letterhead-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { agenciesQueries } from "@/lib/agencies/queries";
import { notFoundIf404 } from "@/lib/api/not-found";
import { letterheadQueries } from "@/lib/letterhead/queries";
import { agencyStandardsPage } from "@/lib/paths";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("letterhead");
  return { title: t("title") };
}

interface LetterheadPageProps {
  params: Promise<{ agencyId: string }>;
}

export default async function LetterheadPage({ params }: LetterheadPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("letterhead");
  const tShell = await getTranslations("shell");
  const queryClient = serverQueryClient();
  const [letterhead] = await Promise.allSettled([
    queryClient.query(letterheadQueries.one(agencyId)),
    queryClient.query(agenciesQueries.one(agencyId)),
  ]);
  if (letterhead.status === "rejected") notFoundIf404(letterhead.reason);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/letterhead/page" queryClient={queryClient}>
      <TopBar
        crumbs={[{ label: tShell("agencyStandards"), href: agencyStandardsPage(agencyId) }, { label: t("title") }]}
      />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <LetterheadView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
