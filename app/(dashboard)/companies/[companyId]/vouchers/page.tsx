import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { VouchersView } from "@/components/vouchers/vouchers-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { chosenFiscalYear } from "@/lib/companies/chosen-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";
import { vouchersQueries } from "@/lib/vouchers/queries";
import { paramsIn, voucherFilter, voucherParamsOf } from "@/lib/vouchers/voucher-filter";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("vouchers");
  return { title: t("vouchers") };
}

interface VouchersPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function VouchersPage({ params, searchParams }: VouchersPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const queryClient = serverQueryClient();
  const wanted = await searchParams;
  // A request that fails here is repeated by the view, which then shows the error.
  const years = await queryClient.query(fiscalYearsQueries.list(companyId)).catch(() => []);
  const year = chosenFiscalYear(years, searchParam(wanted, "year"));
  if (year) {
    const filter = voucherFilter(paramsIn(year, voucherParamsOf(wanted)));
    await Promise.allSettled([queryClient.infiniteQuery(vouchersQueries.list(companyId, year.id, filter))]);
  }
  return (
    <PageData page="(dashboard)/companies/[companyId]/vouchers/page" queryClient={queryClient}>
      <div className="max-w-page">
        <VouchersView companyId={companyId} />
      </div>
    </PageData>
  );
}
