import type { UsersOf } from "./rows";

/** The key under which lib/drafts stores the unsaved form of a user; without a user name, that of a new user. */
export const userDraftKey = (of: UsersOf, userName = "") => [
  "users",
  "companyId" in of ? of.companyId : of.agencyId,
  userName,
];
