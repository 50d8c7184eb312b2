import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { userSchema, type User } from "@/contract/users/user";
import { ApiError } from "@/lib/api/error";
import { apiGet } from "@/lib/api/client";
import { mePath } from "@/lib/account/paths";
// Installs the transport by which `apiGet` sends requests on the server.
import "@/lib/bff/server-transport";
import { PAGE_HEADER, signInPage } from "@/lib/paths";
import { readSession } from "./session";

/**
 * The signed-in user, or the one as whom a director views the dashboard; fetched from the service once per request.
 * Null when nobody is signed in.
 */
const fetchUser = cache(async (): Promise<User | null> => {
  if (!(await readSession((await cookies()).getAll()))) return null;
  try {
    return await apiGet(mePath(), () => Promise.resolve(userSchema));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
});

/** Name of the user as whom a director views the dashboard; null otherwise. */
export async function viewedUserName(): Promise<string | null> {
  return (await readSession((await cookies()).getAll()))?.viewAs ?? null;
}

/** Like {@link requireUser}, but null when nobody is signed in or the request to the service fails. */
export async function currentUserOrNull(): Promise<User | null> {
  return fetchUser().catch(() => null);
}

/**
 * The signed-in user, or the one as whom a director views the dashboard. When nobody is signed in, redirects to the
 * sign-in page, which leads back to this page.
 */
export async function requireUser(): Promise<User> {
  const user = await fetchUser();
  return user ?? redirect(signInPage((await headers()).get(PAGE_HEADER) ?? undefined));
}
