import * as z from "zod";
import type { Route } from "../../platform/http/route";
import { changePassword } from "./change-password";
import { addPersonalAccessToken, listPersonalAccessTokens, revokePersonalAccessToken } from "./personal-access-tokens";
import { beginOwnSecondFactor, changeOwnSecondFactor, getSecondFactor } from "./second-factor";
import { getMe } from "./get-me";
import { listOwnSecurityEvents } from "./list-security-events";
import { endOwnSession, endOwnSessions, listOwnSessions } from "./sessions";

export const EXCEPT = z.literal("current").optional();

export const meRoutes: Route[] = [
  { path: "Me", GET: ({ context }) => getMe(context) },
  {
    path: "Me/Password",
    secret: "body",
    checksSecret: true,
    POST: ({ context, body }) => changePassword(context, body),
  },
  {
    path: "Me/SecondFactor",
    secret: "response",
    checksSecret: true,
    GET: ({ context }) => getSecondFactor(context),
    POST: ({ context, body }) => beginOwnSecondFactor(context, body),
    PUT: ({ context, body }) => changeOwnSecondFactor(context, body),
  },
  {
    path: "Me/Session",
    GET: ({ context }) => listOwnSessions(context),
    DELETE: ({ context, query }) => endOwnSessions(context, query({ except: EXCEPT }).except === "current"),
  },
  { path: "Me/Session/:sessionId", DELETE: ({ context, param }) => endOwnSession(context, param("sessionId")) },
  { path: "Me/SecurityEvent", GET: ({ context, query }) => listOwnSecurityEvents(context, query) },
  {
    path: "Me/PersonalAccessToken",
    secret: "response",
    checksSecret: true,
    GET: ({ context }) => listPersonalAccessTokens(context),
    POST: ({ context, body }) => addPersonalAccessToken(context, body),
  },
  {
    path: "Me/PersonalAccessToken/:tokenId",
    DELETE: ({ context, param }) => revokePersonalAccessToken(context, param("tokenId")),
  },
];
