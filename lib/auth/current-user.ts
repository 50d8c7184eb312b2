import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { userSchema, type User } from "@/contract/users/user";
import { ApiError } from "../api/error";
import { apiGet } from "../api/client";
import { mePath } from "../api/paths";
import "../bff/server-transport";
import { PAGE_HEADER, signInPage } from "../paths";
import { readSession } from "./session";

/** The signed-in user as the service tells, once a request; null when nobody is signed in. */
const fetchUser = cache(async (): Promise<User | null> => {
  if (!(await readSession((await cookies()).getAll()))) return null;
  try {
    return await apiGet(mePath(), () => Promise.resolve(userSchema));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
});

/** For what is shown to everyone, signed in or not; null also when the service cannot be reached. */
export async function signedInUserOrNull(): Promise<User | null> {
  return fetchUser().catch(() => null);
}

/** The user of a page behind the sign-in. When the session is over, sends the browser to sign in and back to the page. */
export async function signedInUser(): Promise<User> {
  const user = await fetchUser();
  return user ?? redirect(signInPage((await headers()).get(PAGE_HEADER) ?? undefined));
}
