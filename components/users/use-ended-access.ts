"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { User } from "@/contract/users/user";
import { usersQueries } from "@/lib/users/queries";

/** The sessions and tokens that end with a user's access, in words: their numbers, or "all" until these are known. */
export function useEndedAccess({ userName }: User): { sessions: string; tokens: string } {
  const t = useTranslations("users.counts");
  // Cached counts could differ from what is ended, so they are fetched again.
  const { data } = useQuery({ ...usersQueries.access(), staleTime: 0 });
  const { sessionCount, tokenCount } = data?.find((access) => access.userName === userName) ?? {};
  return {
    sessions: sessionCount === undefined ? t("allSessions") : t("sessions", { count: sessionCount }),
    tokens: tokenCount === undefined ? t("allTokens") : t("tokens", { count: tokenCount }),
  };
}
