import { browserStorage, clearStorage, tabStorage } from "@/lib/drafts/drafts";
import { flushHeldDeletions } from "@/lib/held-deletions";

/**
 * Signs out here and at the provider, deletes all that the browser has stored except drafts of other users, and goes to
 * the sign-in page.
 * @throws when it fails; the user may then still be signed in
 */
export async function signOut(userName: string): Promise<void> {
  await flushHeldDeletions();
  const response = await fetch("/api/sign-out", { method: "POST", headers: { "X-CSRF": "1" } });
  if (!response.ok) throw new Error(`sign-out was answered ${String(response.status)}`);
  const { location } = (await response.json()) as { location: string };
  for (const storage of [browserStorage(), tabStorage()]) clearStorage(storage, userName);
  window.location.assign(location);
}
