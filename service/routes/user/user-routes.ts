import type { Route } from "../../http/route";
import { listTokensOf, revokeTokenOf, revokeTokensOf } from "../../use-cases/access/personal-access-tokens";
import { resetSecondFactor } from "../../use-cases/access/second-factor";
import { createUser } from "../../use-cases/user/create-user";
import { deleteUser } from "../../use-cases/user/delete-user";
import { getUser } from "../../use-cases/user/get-user";
import { listUsers } from "../../use-cases/user/list-users";
import { listSecurityEventsOfUser } from "../../use-cases/security-event/list-security-events";
import { endSessionsOf, listSessionsOf } from "../../use-cases/session/sessions";
import { updateUser } from "../../use-cases/user/update-user";

const write: Route = {
  path: "",
  secret: "body",
  POST: ({ caller, optionalParam, body }) => createUser(caller, optionalParam("userName"), body),
  PUT: ({ caller, optionalParam, body }) => updateUser(caller, optionalParam("userName"), body),
};

export const userRoutes: Route[] = [
  { ...write, path: "User", GET: ({ caller }) => listUsers(caller) },
  {
    ...write,
    path: "User/:userName",
    GET: ({ caller, param }) => getUser(caller, param("userName")),
    DELETE: ({ caller, param }) => deleteUser(caller, param("userName")),
  },
  {
    path: "User/:userName/SecondFactor",
    DELETE: ({ caller, param }) => resetSecondFactor(caller, param("userName")),
  },
  {
    path: "User/:userName/PersonalAccessToken",
    GET: ({ caller, param }) => listTokensOf(caller, param("userName")),
    DELETE: ({ caller, param }) => revokeTokensOf(caller, param("userName")),
  },
  {
    path: "User/:userName/PersonalAccessToken/:tokenId",
    DELETE: ({ caller, param }) => revokeTokenOf(caller, param("userName"), param("tokenId")),
  },
  {
    path: "User/:userName/Session",
    GET: ({ caller, param }) => listSessionsOf(caller, param("userName")),
    DELETE: ({ caller, param }) => endSessionsOf(caller, param("userName")),
  },
  {
    path: "User/:userName/SecurityEvent",
    GET: ({ caller, param, query }) => listSecurityEventsOfUser(caller, param("userName"), query),
  },
];
