export const dynamic = "force-dynamic";

/** Up: this process answers. Whether the service does, its own /readyz tells. */
export function GET(): Response {
  return Response.json({ status: "up" }, { headers: { "Cache-Control": "no-store" } });
}
