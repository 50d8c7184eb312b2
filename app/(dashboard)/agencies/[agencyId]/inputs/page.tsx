import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AgencyInputsView } from "@/components/inputs/companies/agency-inputs-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { today } from "@/lib/dates/today";
import { agencyCompaniesPage } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("inputs.agency");
  return { title: t("title") };
}

/** The browser fetches the values, because a page that contains those of ten thousand companies would be slow. */
export default async function AgencyInputsPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  await requireUser();
  const t = await getTranslations("inputs.agency");
  const tShell = await getTranslations("shell");
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/inputs/page">
      <TopBar crumbs={[{ label: tShell("companies"), href: agencyCompaniesPage(agencyId) }, { label: t("title") }]} />
      <div className="px-4 pt-5 pb-12 sm:px-6">
        <AgencyInputsView agencyId={agencyId} thisYear={Number(today().slice(0, 4))} />
      </div>
    </PageData>
  );
}
