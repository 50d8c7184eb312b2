import { NextResponse, type NextRequest } from "next/server";
import { forward } from "@/lib/bff/forward";

async function handle(request: NextRequest): Promise<Response> {
  const { response, cookies } = await forward(request, request.cookies.getAll());
  if (cookies.length === 0) return response;
  const withCookies = new NextResponse(response.body, response);
  for (const cookie of cookies) withCookies.cookies.set(cookie.name, cookie.value, cookie.options);
  return withCookies;
}

export { handle as GET, handle as HEAD, handle as POST, handle as PUT, handle as DELETE, handle as PATCH };
