import { checkService } from "@/lib/bff/service-health";

export const dynamic = "force-dynamic";

/**
 * Readiness: 200 while pages can be rendered, 503 while the accounting service is down. The check is at most a second
 * old, so that a page recovers soon.
 */
export async function GET(): Promise<Response> {
  const { isUp } = await checkService();
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ status: isUp ? "ready" : "not ready" }, { status: isUp ? 200 : 503, headers });
}
