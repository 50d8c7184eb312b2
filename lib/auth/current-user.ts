import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { userSchema, type User } from "@/contract/users/user";
import { ApiError } from "@/lib/api/error";
import { apiGet } from "@/lib/api/client";
import { mePath } from "@/lib/api/paths";
import "@/lib/bff/server-transport";
import { PAGE_HEADER, signInPage } from "@/lib/paths";
import { readSession } from "./session";

/** The signed-in user, fetched from the service once per request; null when nobody is signed in. */
const fetchUser = cache(async (): Promise<User | null> => {
  if (!(await readSession((await cookies()).getAll()))) return null;
  try {
    return await apiGet(mePath(), () => Promise.resolve(userSchema));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
});

/** Name of the user at whose view the one who has signed in looks; null for everyone who is themselves. */
export async function viewedUserName(): Promise<string | null> {
  return (await readSession((await cookies()).getAll()))?.viewAs ?? null;
}

/** The user on pages that everyone may see; null also when the service cannot be reached. */
export async function currentUserOrNull(): Promise<User | null> {
  return fetchUser().catch(() => null);
}

/** The user on a page that needs one. Without a session, redirects to the sign-in and from there back to the page. */
export async function requireUser(): Promise<User> {
  const user = await fetchUser();
  return user ?? redirect(signInPage((await headers()).get(PAGE_HEADER) ?? undefined));
}
