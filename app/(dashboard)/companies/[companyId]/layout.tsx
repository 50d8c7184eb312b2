import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CompanyMenu } from "@/components/companies/company-menu-on-demand";
import { CompanyHeader } from "@/components/shell/company-header";
import { PageData } from "@/components/ui/page-data";
import { ApiError } from "@/lib/api/error";
import { companiesQueries } from "@/lib/companies/queries";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { serverQueryClient } from "@/lib/server-query-client";

interface CompanyLayoutProps {
  params: Promise<{ companyId: string }>;
  children: ReactNode;
}

export default async function CompanyLayout({ params, children }: CompanyLayoutProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const queryClient = serverQueryClient();
  const [company] = await Promise.allSettled([
    queryClient.query(companiesQueries.one(companyId)),
    queryClient.query(fiscalYearsQueries.list(companyId)),
  ]);
  if (company.status === "rejected") {
    if (company.reason instanceof ApiError && company.reason.status === 404) notFound();
    throw company.reason;
  }
  return (
    <PageData page="(dashboard)/companies/[companyId]/layout" queryClient={queryClient}>
      <CompanyHeader companyId={companyId} actions={<CompanyMenu companyId={companyId} />} />
      <div className="px-4 pt-5 pb-12 sm:px-6 print:p-0">{children}</div>
    </PageData>
  );
}
