import { browserStorage, clearDrafts } from "../drafts/drafts";
import { flushHeldDeletions } from "../held-deletions";

/**
 * Signs out here and at the provider, forgets what the user had not saved, and goes to the sign-in.
 * @throws when it did not succeed; the user is then still signed in
 */
export async function signOut(userName: string): Promise<void> {
  await flushHeldDeletions();
  const response = await fetch("/api/sign-out", { method: "POST", headers: { "X-CSRF": "1" } });
  if (!response.ok) throw new Error(`sign-out was answered ${String(response.status)}`);
  const { location } = (await response.json()) as { location: string };
  clearDrafts(browserStorage(), userName);
  window.location.assign(location);
}
