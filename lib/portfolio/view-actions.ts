import type { QueryClient } from "@tanstack/react-query";
import type { DefaultPortfolioView, PortfolioView } from "@/contract/portfolio";
import { changeCached } from "@/lib/api/change-cached";
import { apiSend } from "@/lib/api/client";
import { defaultPortfolioViewPath, portfolioViewPath, portfolioViewsPath } from "./paths";
import { holdDeletion } from "@/lib/held-deletions";
import { portfolioQueries } from "./queries";

const viewSchema = () => import("@/contract/portfolio").then((contract) => contract.portfolioViewSchema);
const defaultSchema = () => import("@/contract/portfolio").then((contract) => contract.defaultPortfolioViewSchema);

/** Changes the cached list. */
function changeList(
  queryClient: QueryClient,
  agencyId: string,
  change: (views: PortfolioView[]) => PortfolioView[],
): Promise<void> {
  return changeCached(queryClient, portfolioQueries.views(agencyId).queryKey, change);
}

/** Puts a view into the list, in the service's order: by name, then id. */
function putInList(queryClient: QueryClient, agencyId: string, view: PortfolioView): Promise<void> {
  return changeList(queryClient, agencyId, (views) =>
    [...views.filter(({ id }) => id !== view.id), view].sort(
      (one, other) => compare(one.name, other.name) || compare(one.id, other.id),
    ),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export async function createView(
  queryClient: QueryClient,
  agencyId: string,
  view: Omit<PortfolioView, "id">,
): Promise<PortfolioView> {
  const created = await apiSend("POST", portfolioViewsPath(agencyId), view, viewSchema);
  await putInList(queryClient, agencyId, created);
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
  await putInList(queryClient, agencyId, updated);
  return updated;
}

type DefaultChoice = { [Owner in keyof DefaultPortfolioView]?: string | null };

/** Settles when all choices so far have been stored or refused. */
let choicesSoFar: Promise<unknown> = Promise.resolve();

/** Chooses the view that the page opens with; null removes the choice. The last of several quick choices is kept. */
export function chooseDefaultView(queryClient: QueryClient, agencyId: string, choice: DefaultChoice): Promise<void> {
  const choosing = choicesSoFar.then(() => storeDefaultView(queryClient, agencyId, choice));
  choicesSoFar = choosing.catch(() => undefined);
  return choosing;
}

async function storeDefaultView(queryClient: QueryClient, agencyId: string, choice: DefaultChoice): Promise<void> {
  const chosen = await apiSend("PUT", defaultPortfolioViewPath(agencyId), choice, defaultSchema);
  const { queryKey } = portfolioQueries.defaultView(agencyId);
  // A choice that is being fetched may be older.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, chosen);
}

interface DeletionWords {
  message: string;
  undoLabel: string;
  onFailed: (error: unknown) => void;
}

/** Deletes a view after the time for undo. */
export function deleteView(queryClient: QueryClient, agencyId: string, id: string, words: DeletionWords): void {
  holdDeletion({
    path: portfolioViewPath(agencyId, id),
    ...words,
    onDeleted: async () => {
      await changeList(queryClient, agencyId, (views) => views.filter((view) => view.id !== id));
      await queryClient.invalidateQueries({ queryKey: portfolioQueries.defaultView(agencyId).queryKey });
    },
  });
}
