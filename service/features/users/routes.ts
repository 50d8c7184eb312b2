import type { Route } from "../../platform/http/route";
import { listTokensOf, revokeTokenOf, revokeTokensOf } from "../account/personal-access-tokens";
import { resetSecondFactor } from "../account/second-factor";
import { createUser } from "./create-user";
import { deleteUser } from "./delete-user";
import { getUser } from "./get-user";
import { listUsers } from "./list-users";
import { listSecurityEventsOfUser } from "../account/list-security-events";
import { endSessionsOf, listSessionsOf } from "../account/sessions";
import { updateUser } from "./update-user";

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
