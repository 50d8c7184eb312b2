import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CompanyMenu } from "@/components/companies/company-menu-on-demand";
import { CompanyHeader } from "@/components/shell/company-header";
import { FrameData } from "@/components/ui/page-data";
import { notFoundIf404 } from "@/lib/api/not-found";
import { companyOfRequest } from "@/lib/companies/company-of-request";
import { companiesQueries } from "@/lib/companies/queries";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { serverQueryClient } from "@/lib/server-query-client";

interface CompanyLayoutProps {
  params: Promise<{ companyId: string }>;
  children: ReactNode;
}

/** The title starts with the company, so that narrow browser tabs of several clients can be told apart. */
export async function generateMetadata({ params }: Pick<CompanyLayoutProps, "params">): Promise<Metadata> {
  const t = await getTranslations("ui");
  const company = await companyOfRequest(decodeURIComponent((await params).companyId)).catch(() => undefined);
  return company ? { title: { default: company.name, template: `${company.name} · %s · ${t("appName")}` } } : {};
}

export default async function CompanyLayout({ params, children }: CompanyLayoutProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const queryClient = serverQueryClient();
  const [company] = await Promise.allSettled([
    companyOfRequest(companyId),
    queryClient.query(fiscalYearsQueries.list(companyId)),
  ]);
  if (company.status === "rejected") {
    notFoundIf404(company.reason);
    throw company.reason;
  }
  // `companyOfRequest` uses another query client, because the metadata are rendered separately.
  queryClient.setQueryData(companiesQueries.one(companyId).queryKey, company.value);
  return (
    <FrameData page="(dashboard)/companies/[companyId]/layout" queryClient={queryClient}>
      <CompanyHeader companyId={companyId} actions={<CompanyMenu companyId={companyId} />} />
      <div className="px-4 pt-5 pb-12 sm:px-6 print:p-0">{children}</div>
    </FrameData>
  );
}
