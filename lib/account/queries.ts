import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { personalAccessTokensPath, secondFactorPath, securityEventsPath, sessionsPath } from "./paths";

const sessionList = () => import("@/contract/account/session").then((contract) => contract.sessionListSchema);
const tokenList = () => import("@/contract/account/access").then((contract) => contract.personalAccessTokenListSchema);
const secondFactor = () => import("@/contract/account/access").then((contract) => contract.secondFactorSchema);
const securityEventPage = () =>
  import("@/contract/account/security-event").then((contract) => contract.securityEventPageSchema);

/** Queries for the signed-in user's own account. */
export const accountQueries = {
  all: ["account"] as const,
  sessions: () =>
    queryOptions({
      queryKey: ["account", "sessions"],
      queryFn: ({ signal }) => apiGet(sessionsPath(), sessionList, { signal }),
    }),
  tokens: () =>
    queryOptions({
      queryKey: ["account", "tokens"],
      queryFn: ({ signal }) => apiGet(personalAccessTokensPath(), tokenList, { signal }),
    }),
  secondFactor: () =>
    queryOptions({
      queryKey: ["account", "second-factor"],
      queryFn: ({ signal }) => apiGet(secondFactorPath(), secondFactor, { signal }),
    }),
  /** Page by page, the newest event first. */
  securityEvents: () =>
    infiniteQueryOptions({
      queryKey: ["account", "security-events"],
      queryFn: ({ signal, pageParam: before }) =>
        apiGet(securityEventsPath(before === null ? {} : { before }), securityEventPage, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
    }),
};
