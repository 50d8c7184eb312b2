import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LazyCompanyDialog } from "@/components/companies/lazy-company-dialog";
import { ImportView } from "@/components/imports/import-view";
import { PageData } from "@/components/ui/page-data";
import { PageHeading } from "@/components/ui/page-heading";
import { NoPermission } from "@/components/ui/states";
import { agencyOf } from "@/contract/companies/company-ids";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions, companyPermissions } from "@/lib/auth/permissions";
import { companyOfRequest } from "@/lib/companies/company-of-request";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("imports");
  return { title: t("title") };
}

export default async function ImportPage({ params }: { params: Promise<{ companyId: string }> }) {
  const companyId = decodeURIComponent((await params).companyId);
  const user = await requireUser();
  const t = await getTranslations("imports");
  if (!companyPermissions(user, companyId).importBooks) {
    return (
      <>
        <PageHeading title={t("title")} />
        <NoPermission>{t("readOnly")}</NoPermission>
      </>
    );
  }
  const company = await companyOfRequest(companyId).catch((error: unknown) => {
    notFoundIf404(error);
    throw error;
  });
  // Company users may not see the agency, so their imports use the API path without it.
  const agencyId = agencyPermissions(user).read ? (agencyOf(companyId) ?? undefined) : undefined;
  return (
    <PageData page="(dashboard)/companies/[companyId]/imports/page">
      <div className="max-w-page">
        <PageHeading title={t("title")} detail={t("detail")} />
        <ImportView
          company={{ id: companyId, name: company.name, businessIdentityCode: company.businessIdentityCode }}
          agencyId={agencyId}
          NewCompanyDialog={LazyCompanyDialog}
        />
      </div>
    </PageData>
  );
}
