import { serviceHealth } from "@/lib/bff/service-health";

export const dynamic = "force-dynamic";

/**
 * 200 as long as this process answers. The service's state is information, and no reason to restart the dashboard (ADR
 * 0059).
 */
export async function GET(): Promise<Response> {
  const { isUp } = await serviceHealth();
  const state = { status: "up", service: isUp ? "up" : "away" };
  return Response.json(state, { headers: { "Cache-Control": "no-store" } });
}
