import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { DemoNote } from "@/components/agencies/demo-note";
import { CallList } from "@/components/findings/call-list";
import { FileDrop } from "@/components/imports/file-drop";
import { FirstSteps } from "@/components/imports/first-steps";
import { PortfolioView } from "@/components/portfolio/portfolio-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { DEMO_AGENCY_ID } from "@/contract/demo-agency";
import { agenciesQueries } from "@/lib/agencies/queries";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { isSecure } from "@/lib/auth/session";
import { today } from "@/lib/dates/today";
import { preloadPortfolio } from "@/lib/portfolio/preview";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { SETTING_NAMES, shownValues } from "@/lib/portfolio/settings";
import { readViewState, type PortfolioAddress } from "@/lib/portfolio/views";
import { densityOf, preferenceCookie, type PreferenceCookie } from "@/lib/preferences";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portfolio");
  return { title: t("title") };
}

interface PortfolioPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function PortfolioPage({ params, searchParams }: PortfolioPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("portfolio");
  const queryClient = serverQueryClient();
  const mayRemoveDemo = agencyId === DEMO_AGENCY_ID && agencyPermissions(await requireUser()).update;
  const search = await searchParams;
  const address: PortfolioAddress = Object.fromEntries(
    ["view", ...SETTING_NAMES].map((name) => [name, searchParam(search, name)]),
  );
  // The list of companies waits for the user's view, because its request names the values to show.
  const portfolio = Promise.allSettled([
    queryClient.query(portfolioQueries.views(agencyId)),
    queryClient.query(portfolioQueries.defaultView(agencyId)),
  ]).then(([views, defaultView]) => {
    const { settings } = readViewState(address, valueOf(views) ?? [], valueOf(defaultView) ?? {});
    return preloadPortfolio(queryClient, agencyId, shownValues(settings));
  });
  const [preview] = await Promise.allSettled([
    portfolio,
    queryClient.query(companyTypesQuery(agencyId)),
    ...(mayRemoveDemo ? [queryClient.query(agenciesQueries.demo(agencyId))] : []),
  ]);
  // preloadPortfolio rejects only for a 404; the view repeats requests that failed for another reason.
  if (preview.status === "rejected") notFound();
  const cookieStore = await cookies();
  const preference = (name: PreferenceCookie) => cookieStore.get(preferenceCookie(name, isSecure()))?.value;
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/portfolio/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      {mayRemoveDemo && <DemoNote agencyId={agencyId} />}
      <FileDrop agencyId={agencyId} />
      <div className="px-4 pt-5 pb-12 sm:px-6">
        <PortfolioView
          agencyId={agencyId}
          today={today()}
          preview={preview.value}
          density={densityOf(preference("nyckeltal.density"))}
          pinnedCookie={preference("nyckeltal.pinned")}
          above={<CallList agencyId={agencyId} />}
          empty={<FirstSteps agencyId={agencyId} />}
        />
      </div>
    </PageData>
  );
}

function valueOf<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === "fulfilled" ? result.value : undefined;
}
