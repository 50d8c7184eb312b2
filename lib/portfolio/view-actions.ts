import type { QueryClient } from "@tanstack/react-query";
import type { DefaultPortfolioView, PortfolioView } from "@/contract/portfolio";
import { apiSend } from "@/lib/api/client";
import { defaultPortfolioViewPath, portfolioViewPath, portfolioViewsPath } from "@/lib/api/paths";
import { holdDeletion } from "@/lib/held-deletions";
import { portfolioQueries } from "./queries";

const viewSchema = () => import("@/contract/portfolio").then((contract) => contract.portfolioViewSchema);
const defaultSchema = () => import("@/contract/portfolio").then((contract) => contract.defaultPortfolioViewSchema);

function putInList(queryClient: QueryClient, agencyId: string, view: PortfolioView): void {
  queryClient.setQueryData(portfolioQueries.views(agencyId).queryKey, (views = []) =>
    [...views.filter(({ id }) => id !== view.id), view].sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
}

export async function createView(
  queryClient: QueryClient,
  agencyId: string,
  view: Omit<PortfolioView, "id">,
): Promise<PortfolioView> {
  const created = await apiSend("POST", portfolioViewsPath(agencyId), view, viewSchema);
  putInList(queryClient, agencyId, created);
  return created;
}

/** Renames a view, or saves its settings. */
export async function updateView(
  queryClient: QueryClient,
  agencyId: string,
  id: string,
  changes: Partial<Pick<PortfolioView, "name" | "query">>,
): Promise<PortfolioView> {
  const updated = await apiSend("PUT", portfolioViewPath(agencyId, id), changes, viewSchema);
  putInList(queryClient, agencyId, updated);
  return updated;
}

/** Chooses the view that the page opens with; null removes the choice. */
export async function chooseDefaultView(
  queryClient: QueryClient,
  agencyId: string,
  choice: { [Owner in keyof DefaultPortfolioView]?: string | null },
): Promise<void> {
  const chosen = await apiSend("PUT", defaultPortfolioViewPath(agencyId), choice, defaultSchema);
  queryClient.setQueryData(portfolioQueries.defaultView(agencyId).queryKey, chosen);
}

interface DeletionWords {
  message: string;
  undoLabel: string;
  onFailed: () => void;
}

/** Deletes a view after the time for undo. */
export function deleteView(queryClient: QueryClient, agencyId: string, id: string, words: DeletionWords): void {
  holdDeletion({
    path: portfolioViewPath(agencyId, id),
    ...words,
    onDeleted: async () => {
      queryClient.setQueryData(portfolioQueries.views(agencyId).queryKey, (views = []) =>
        views.filter((view) => view.id !== id),
      );
      await queryClient.invalidateQueries({ queryKey: portfolioQueries.defaultView(agencyId).queryKey });
    },
  });
}
