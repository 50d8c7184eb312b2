import { askService } from "@/lib/bff/service-state";

export const dynamic = "force-dynamic";

/** 200 while pages can be made, 503 while the accounting service is away: asked anew, so that a page can come back at once. */
export async function GET(): Promise<Response> {
  const { isUp } = await askService();
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ status: isUp ? "ready" : "not ready" }, { status: isUp ? 200 : 503, headers });
}
