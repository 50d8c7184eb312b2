/*
 * Passes the companies that were chosen in the list of all clients to the page where they are changed. They stay while
 * the tab is open, so that the page can be loaded again.
 */

const keyOf = (userName: string, agencyId: string) => `nyckeltal.chosen.${userName}.${agencyId}`;

export function keepChosenCompanies(userName: string, agencyId: string, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(userName, agencyId), JSON.stringify(ids));
  } catch {
    // A browser without storage shows the page without companies, which says where to choose them.
  }
}

export function chosenCompanies(userName: string, agencyId: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userName, agencyId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
