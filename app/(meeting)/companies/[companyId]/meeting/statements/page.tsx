import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MeetingStatements } from "@/components/statements/meeting-statements";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { chosenFiscalYear } from "@/lib/companies/chosen-fiscal-year";
import { companiesQueries } from "@/lib/companies/queries";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";
import { objectsQuery } from "@/lib/statements/objects-query";
import { statementsQueries } from "@/lib/statements/queries";

interface MeetingStatementsPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({
  searchParams,
}: Pick<MeetingStatementsPageProps, "searchParams">): Promise<Metadata> {
  const t = await getTranslations("statements.parts");
  return { title: t(searchParam(await searchParams, "statement") === "balance" ? "balance" : "income") };
}

export default async function MeetingStatementsPage({ params, searchParams }: MeetingStatementsPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const queryClient = serverQueryClient();
  const wanted = await searchParams;
  // If the years cannot be fetched, the view repeats the request, and shows the error if it fails again.
  // If the company cannot be fetched, the titles lack its name.
  const [company, years] = await Promise.all([
    queryClient.query(companiesQueries.one(companyId)).catch(() => undefined),
    queryClient.query(fiscalYearsQueries.list(companyId)).catch(() => []),
  ]);
  const year = chosenFiscalYear(years, searchParam(wanted, "year"));
  if (year) {
    await Promise.allSettled([
      queryClient.query(statementsQueries.year(companyId, year.id, searchParam(wanted, "dimension") ?? undefined)),
      queryClient.query(objectsQuery(companyId, year.id)),
    ]);
  }
  const [t, meeting] = await Promise.all([getTranslations("statements.parts"), getTranslations("meeting")]);
  const titleOf = (part: "income" | "balance") => [t(part), company?.name, meeting("mode")].filter(Boolean).join(" · ");
  return (
    <PageData page="(meeting)/companies/[companyId]/meeting/statements/page" queryClient={queryClient}>
      <MeetingStatements companyId={companyId} titles={{ income: titleOf("income"), balance: titleOf("balance") }} />
    </PageData>
  );
}
