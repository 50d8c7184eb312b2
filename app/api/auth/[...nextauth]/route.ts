import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { authOptions } from "@/lib/auth/options";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Options are made per request: they come from the environment, which a build does not have. */
function handle(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, authOptions()) as Promise<Response>;
}

export { handle as GET, handle as POST };
