/**
 * Shows the dashboard as another user sees it, or as the signed-in user again with null, and opens its start
 * page anew.
 * @throws when that is not allowed or the request fails
 */
export async function viewAs(userName: string | null): Promise<void> {
  const response = await fetch("/api/view-as", {
    method: "POST",
    headers: { "X-CSRF": "1", "Content-Type": "application/json" },
    body: JSON.stringify({ userName }),
  });
  if (!response.ok) throw new Error(`the view was answered ${String(response.status)}`);
  // A full page load: no data of one user remains in the page of the other.
  window.location.assign("/");
}
