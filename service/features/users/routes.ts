import type { Route } from "../../platform/http/route";
import { listTokensOf, revokeTokenOf, revokeTokensOf } from "../account/personal-access-tokens";
import { resetSecondFactor } from "../account/second-factor";
import { createPasswordLinkFor } from "./create-password-link";
import { createUser } from "./create-user";
import { deleteUser } from "./delete-user";
import { erasePerson } from "./erasure/erase-person";
import { handOver } from "./hand-over";
import { getUser, listUsers } from "./read-users";
import { listSecurityEventsOfUser } from "../account/list-security-events";
import { endSessionsOf, listSessionsOf } from "../account/sessions";
import { updateCompanyPlaces } from "./update-company-places";
import { updateUserAccess } from "./update-user-access";
import { updateUser } from "./update-user";
import { getUserAccess, listUserAccess } from "./user-access";

const write: Omit<Route, "path"> = {
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
  { path: "UserAccess", GET: ({ context }) => listUserAccess(context) },
  {
    path: "Agency/:agencyId/CompanyPlace",
    // Room for the 10,000 changes that one update may have, with some 400 bytes for each.
    bodyLimit: 4 * 1024 * 1024,
    PUT: ({ context, param, body }) => updateCompanyPlaces(context, param("agencyId"), body),
  },
  { path: "Agency/:agencyId/HandOver", POST: ({ context, param, body }) => handOver(context, param("agencyId"), body) },
  {
    path: "User/:userName/Access",
    GET: ({ context, param }) => getUserAccess(context, param("userName")),
    PUT: ({ context, param, body }) => updateUserAccess(context, param("userName"), body),
  },
  {
    path: "User/:userName/PasswordLink",
    secret: "response",
    checksSecret: true,
    POST: ({ context, param, body }) => createPasswordLinkFor(context, param("userName"), body),
  },
  {
    path: "User/:userName/Erasure",
    secret: "body",
    checksSecret: true,
    POST: ({ context, param, body }) => erasePerson(context, param("userName"), body),
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
