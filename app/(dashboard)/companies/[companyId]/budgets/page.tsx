import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BudgetsView } from "@/components/budgets/budgets-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("budgets");
  return { title: t("title") };
}

export default async function BudgetsPage({ params }: { params: Promise<{ companyId: string }> }) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  await Promise.allSettled([queryClient.query(fiscalYearsQueries.list(companyId))]);
  return (
    <PageData messages={["budgets", "inputs", "grid"]} queryClient={queryClient}>
      <BudgetsView companyId={companyId} />
    </PageData>
  );
}
