import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OverviewView } from "@/components/overview/overview-view";
import { PageData } from "@/components/ui/page-data";
import { catalogueQueries } from "@/lib/catalogue/queries";
import { commentsQueries } from "@/lib/comments/queries";
import { chosenFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { keyFiguresQueries } from "@/lib/key-figures/queries";
import { overviewQueries } from "@/lib/overview/queries";
import { FIRST_RESOLUTION, RESOLUTIONS } from "@/lib/overview/resolutions";
import { presetsQueries } from "@/lib/presets/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("overview");
  return { title: t("title") };
}

interface OverviewPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<Record<"year" | "preset" | "resolution", string | string[] | undefined>>;
}

export default async function OverviewPage({ params, searchParams }: OverviewPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const wanted = await searchParams;
  const queryClient = serverQueryClient();
  const chosenYear = async () => {
    const years = await queryClient.query(fiscalYearsQueries.list(companyId));
    return chosenFiscalYear(years, typeof wanted.year === "string" ? wanted.year : null);
  };
  const inputs = async () => {
    const year = await chosenYear();
    if (year) await queryClient.query(keyFiguresQueries.data(companyId, year.id));
  };
  const figures = async () => {
    const [year, presets] = await Promise.all([chosenYear(), queryClient.query(presetsQueries.list(companyId))]);
    const preset = presets.find(({ id }) => id === wanted.preset) ?? presets[0];
    const resolution = RESOLUTIONS.find((value) => value === wanted.resolution) ?? FIRST_RESOLUTION;
    if (year && preset) await queryClient.query(overviewQueries.figures(companyId, preset, year, resolution));
  };
  await Promise.allSettled([
    figures(),
    queryClient.query(presetsQueries.standard()),
    inputs(),
    queryClient.query(commentsQueries.list(companyId)),
    queryClient.query(catalogueQueries.list()),
  ]);
  return (
    <PageData messages={["overview", "keyFigures", "presets"]} queryClient={queryClient}>
      <OverviewView companyId={companyId} />
    </PageData>
  );
}
