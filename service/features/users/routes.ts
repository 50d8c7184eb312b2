import type { Route } from "../../platform/http/route";
import { listTokensOf, revokeTokenOf, revokeTokensOf } from "../account/personal-access-tokens";
import { resetSecondFactor } from "../account/second-factor";
import { createUser } from "./create-user";
import { deleteUser } from "./delete-user";
import { getUser, listUsers } from "./read-users";
import { listSecurityEventsOfUser } from "../account/list-security-events";
import { endSessionsOf, listSessionsOf } from "../account/sessions";
import { updateUser } from "./update-user";

const write: Route = {
  path: "",
  secret: "body",
  POST: ({ context, optionalParam, body }) => createUser(context, optionalParam("userName"), body),
  PUT: ({ context, optionalParam, body }) => updateUser(context, optionalParam("userName"), body),
};

export const userRoutes: Route[] = [
  { ...write, path: "User", GET: ({ context }) => listUsers(context) },
  {
    ...write,
    path: "User/:userName",
    GET: ({ context, param }) => getUser(context, param("userName")),
    DELETE: ({ context, param }) => deleteUser(context, param("userName")),
  },
  {
    path: "User/:userName/SecondFactor",
    DELETE: ({ context, param }) => resetSecondFactor(context, param("userName")),
  },
  {
    path: "User/:userName/PersonalAccessToken",
    GET: ({ context, param }) => listTokensOf(context, param("userName")),
    DELETE: ({ context, param }) => revokeTokensOf(context, param("userName")),
  },
  {
    path: "User/:userName/PersonalAccessToken/:tokenId",
    DELETE: ({ context, param }) => revokeTokenOf(context, param("userName"), param("tokenId")),
  },
  {
    path: "User/:userName/Session",
    GET: ({ context, param }) => listSessionsOf(context, param("userName")),
    DELETE: ({ context, param }) => endSessionsOf(context, param("userName")),
  },
  {
    path: "User/:userName/SecurityEvent",
    GET: ({ context, param, query }) => listSecurityEventsOfUser(context, param("userName"), query),
  },
];
