import { serviceState } from "@/lib/bff/service-state";

export const dynamic = "force-dynamic";

/** 200 as long as this process answers; what it says of the service is news, and no reason to end it (ADR 0059). */
export async function GET(): Promise<Response> {
  const { isUp } = await serviceState();
  const state = { status: "up", service: isUp ? "up" : "away" };
  return Response.json(state, { headers: { "Cache-Control": "no-store" } });
}
