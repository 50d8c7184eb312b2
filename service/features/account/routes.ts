import { z } from "zod";
import type { Route } from "../../platform/http/route";
import { changePassword } from "./change-password";
import { addPersonalAccessToken, listPersonalAccessTokens, revokePersonalAccessToken } from "./personal-access-tokens";
import { beginOwnSecondFactor, changeOwnSecondFactor, getSecondFactor } from "./second-factor";
import { getMe } from "./get-me";
import { listOwnSecurityEvents } from "./list-security-events";
import { endOwnSession, endOwnSessions, listOwnSessions } from "./sessions";

export const EXCEPT = z.literal("current").optional();

export const meRoutes: Route[] = [
  { path: "Me", GET: ({ caller }) => getMe(caller) },
  { path: "Me/Password", secret: "body", checksSecret: true, POST: ({ caller, body }) => changePassword(caller, body) },
  {
    path: "Me/SecondFactor",
    secret: "answer",
    checksSecret: true,
    GET: ({ caller }) => getSecondFactor(caller),
    POST: ({ caller, body }) => beginOwnSecondFactor(caller, body),
    PUT: ({ caller, body }) => changeOwnSecondFactor(caller, body),
  },
  {
    path: "Me/Session",
    GET: ({ caller }) => listOwnSessions(caller),
    DELETE: ({ caller, query }) => endOwnSessions(caller, query({ except: EXCEPT }).except === "current"),
  },
  { path: "Me/Session/:sessionId", DELETE: ({ caller, param }) => endOwnSession(caller, param("sessionId")) },
  { path: "Me/SecurityEvent", GET: ({ caller, query }) => listOwnSecurityEvents(caller, query) },
  {
    path: "Me/PersonalAccessToken",
    secret: "answer",
    checksSecret: true,
    GET: ({ caller }) => listPersonalAccessTokens(caller),
    POST: ({ caller, body }) => addPersonalAccessToken(caller, body),
  },
  {
    path: "Me/PersonalAccessToken/:tokenId",
    DELETE: ({ caller, param }) => revokePersonalAccessToken(caller, param("tokenId")),
  },
];
