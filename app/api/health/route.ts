import { serviceHealth } from "@/lib/bff/service-health";

export const dynamic = "force-dynamic";

/**
 * Liveness: 200 while this process responds. The service's state is only information, no reason for a restart (ADR
 * 0059).
 */
export async function GET(): Promise<Response> {
  const { isUp } = await serviceHealth();
  const state = { status: "up", service: isUp ? "up" : "away" };
  return Response.json(state, { headers: { "Cache-Control": "no-store" } });
}
