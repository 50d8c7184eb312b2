/**
 * Looks at what another user sees from now on, or as oneself again with null, and loads the dashboard anew.
 * @throws when it is not allowed, or cannot be asked for
 */
export async function viewAs(userName: string | null): Promise<void> {
  const response = await fetch("/api/view-as", {
    method: "POST",
    headers: { "X-CSRF": "1", "Content-Type": "application/json" },
    body: JSON.stringify({ userName }),
  });
  if (!response.ok) throw new Error(`the view was answered ${String(response.status)}`);
  // Nothing of the one stays in the page of the other.
  window.location.assign("/");
}
