import type { QueryClient } from "@tanstack/react-query";
import type { PortfolioPreview } from "@/contract/portfolio";
import { ApiError } from "@/lib/api/error";
import { companiesQueries } from "@/lib/companies/queries";
import { portfolioQueries, type ShownValues } from "./queries";

/**
 * Fetches an agency's companies with their statuses and values. A complete list is put into the query cache. For a
 * longer list the first screen is returned, and the browser fetches the whole list. Failures other than 404 are ignored
 * here, because the browser's own requests report them.
 * @param shown the values of the page, or null when it shows none
 * @throws ApiError (404) for an agency that the user may not see
 */
export async function preloadPortfolio(
  queryClient: QueryClient,
  agencyId: string,
  shown: ShownValues | null,
): Promise<PortfolioPreview | null> {
  const preview = await readPreview(queryClient, agencyId, shown);
  if (!preview || preview.total > preview.companies.length) return preview;
  const { companies, values, statuses } = preview;
  queryClient.setQueryData(companiesQueries.ofAgency(agencyId).queryKey, companies);
  queryClient.setQueryData(portfolioQueries.statuses(agencyId).queryKey, statuses);
  if (shown && values) queryClient.setQueryData(portfolioQueries.values(agencyId, shown).queryKey, values);
  return null;
}

/** Like {@link preloadPortfolio}, for a page that shows neither values nor statuses. */
export async function preloadCompanies(
  queryClient: QueryClient,
  agencyId: string,
): Promise<Pick<PortfolioPreview, "companies" | "total"> | null> {
  const preview = await readPreview(queryClient, agencyId, null);
  if (!preview) return null;
  const { companies, total } = preview;
  if (total > companies.length) return { companies, total };
  queryClient.setQueryData(companiesQueries.ofAgency(agencyId).queryKey, companies);
  return null;
}

async function readPreview(
  queryClient: QueryClient,
  agencyId: string,
  shown: ShownValues | null,
): Promise<PortfolioPreview | null> {
  let preview: PortfolioPreview;
  try {
    preview = await queryClient.query(portfolioQueries.preview(agencyId, shown));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw error;
    // The view may have a key figure that no company has any more.
    if (shown && error instanceof ApiError && error.status === 400) return readPreview(queryClient, agencyId, null);
    return null;
  }
  // The page sends all cached queries to the browser, which never reads this one.
  queryClient.removeQueries(portfolioQueries.preview(agencyId, shown));
  return preview;
}
