import type { QueryClient } from "@tanstack/react-query";
import { MAX_PREVIEW, USUAL_PREVIEW, type PortfolioPreview } from "@/contract/portfolio";
import { ApiError } from "@/lib/api/error";
import { companiesQueries } from "@/lib/companies/queries";
import { portfolioQueries, type ShownValues } from "./queries";

/**
 * Gives the page an agency's companies with their states and values. A list of up to {@link MAX_PREVIEW} is put into
 * the queries whole; of a longer one, which would weigh on the page, the first screen is returned and the browser
 * fetches the rest. A failure is left to the browser's own requests, which say so.
 * @param shown the values of the page, or null where it shows none
 * @throws ApiError (404) for an agency that the user may not see
 */
export async function preloadPortfolio(
  queryClient: QueryClient,
  agencyId: string,
  shown: ShownValues | null,
): Promise<PortfolioPreview | null> {
  let preview: PortfolioPreview;
  try {
    preview = await queryClient.query(portfolioQueries.preview(agencyId, shown, MAX_PREVIEW));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw error;
    // A view may name a key figure that no company has any more.
    if (shown && error instanceof ApiError && error.status === 400)
      return preloadPortfolio(queryClient, agencyId, null);
    return null;
  }
  queryClient.removeQueries(portfolioQueries.preview(agencyId, shown, MAX_PREVIEW));
  const { total, companies, values, statuses } = preview;
  if (total > MAX_PREVIEW) return firstScreen(preview);
  queryClient.setQueryData(companiesQueries.ofAgency(agencyId).queryKey, companies);
  queryClient.setQueryData(portfolioQueries.statuses(agencyId).queryKey, statuses);
  if (shown && values) queryClient.setQueryData(portfolioQueries.values(agencyId, shown).queryKey, values);
  return null;
}

/** The beginning of a long list, with the values and states of its companies. */
export function firstScreen({ total, companies, values, statuses }: PortfolioPreview): PortfolioPreview {
  const first = companies.slice(0, USUAL_PREVIEW);
  const ids = new Set(first.map(({ id }) => id));
  const isFirst = ({ companyId }: { companyId: string }) => ids.has(companyId);
  return {
    total,
    companies: first,
    ...(values && { values: { ...values, companies: values.companies.filter(isFirst) } }),
    statuses: statuses.filter(isFirst),
  };
}
