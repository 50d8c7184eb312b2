import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FiscalYearsView } from "@/components/fiscal-years/fiscal-years-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { companyPermissions } from "@/lib/auth/permissions";
import { chartsOfAccountsQuery, fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("fiscalYears");
  return { title: t("title") };
}

export default async function FiscalYearsPage({ params }: { params: Promise<{ companyId: string }> }) {
  const companyId = decodeURIComponent((await params).companyId);
  const mayWrite = companyPermissions(await requireUser(), companyId).writeFiscalYears;
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  await Promise.allSettled([
    queryClient.query(fiscalYearsQueries.list(companyId)),
    ...(mayWrite ? [queryClient.query(chartsOfAccountsQuery(companyId))] : []),
  ]);
  return (
    <PageData page="(dashboard)/companies/[companyId]/fiscal-years/page" queryClient={queryClient}>
      <FiscalYearsView companyId={companyId} />
    </PageData>
  );
}
