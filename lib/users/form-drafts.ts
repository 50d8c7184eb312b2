import type { UsersOf } from "./rows";

/** The key under which lib/drafts stores the unsaved form of a user, or of an invitation without a name. */
export const userDraftKey = (of: UsersOf, userName = "") => ["users", Object.values(of).join(), userName];
