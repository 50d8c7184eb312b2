import type { UserCreate, UserUpdate } from "@/contract/users/user";
import type { PasswordLinkCreate } from "@/contract/users/user-access";
import type { CompanyPlaceChange, HandOverCreate } from "@/contract/users/user-companies";
import { apiDelete, apiSend } from "@/lib/api/client";
import {
  companyPlacesPath,
  handOverPath,
  passwordLinkPath,
  questionPath,
  userAccessPath,
  userErasurePath,
  userPath,
  userSecondFactorPath,
  userSessionsPath,
  usersPath,
  userTokensPath,
} from "@/lib/api/paths";

const oneSchema = () => import("@/contract/users/user").then((contract) => contract.userSchema);
const access = () => import("@/contract/users/user-access");

/** Changes the language of one's own dashboard: a culture such as sv-SE. */
export function changeLanguage(userName: string, language: string) {
  return apiSend("PUT", userPath(userName), { language }, oneSchema);
}

export const createUser = (user: UserCreate) => apiSend("POST", usersPath(), user, oneSchema);
export const updateUser = (userName: string, changes: UserUpdate) =>
  apiSend("PUT", userPath(userName), changes, oneSchema);
export const deleteUser = (userName: string) => apiDelete(userPath(userName));

/** Disables a user, who can then not sign in, or enables them again. */
export const setDisabled = (userName: string, disabled: boolean) =>
  apiSend("PUT", userAccessPath(userName), { disabled }, () => access().then((contract) => contract.userAccessSchema));

/** Makes a link to set a password. The link is in this response only: the service keeps a hash. */
export const createPasswordLink = (userName: string, order: PasswordLinkCreate = {}) =>
  apiSend("POST", passwordLinkPath(userName), order, () => access().then((contract) => contract.passwordLinkSchema));

/** Ends all sessions of a user, then deletes their tokens: two requests, so the second may fail alone. */
export async function revokeAccess(userName: string): Promise<void> {
  await apiDelete(userSessionsPath(userName));
  await apiDelete(userTokensPath(userName));
}

/** Gives a question back to an earlier assignee, when a hand-over is undone. */
export const assignQuestion = (companyId: string, commentId: string, assignee: string) =>
  apiSend("PUT", questionPath(companyId, commentId), { assignee }, () =>
    import("@/contract/comments").then((contract) => contract.keyFigureCommentSchema),
  );

/** Puts a pseudonym in the place of the name everywhere, for good. */
export const erasePerson = (userName: string, currentPassword?: string) =>
  apiSend("POST", userErasurePath(userName), currentPassword === undefined ? {} : { currentPassword }, () =>
    import("@/contract/users/person-erasure").then((contract) => contract.personErasureSchema),
  );

export const resetSecondFactor = (userName: string) => apiDelete(userSecondFactorPath(userName));

/**
 * Changes the roles of users in companies, and whose clients companies are: all of the changes or none. Fails with a
 * 412 when a place is no longer as `before` says.
 */
export const saveCompanyPlaces = (agencyId: string, changes: CompanyPlaceChange[]) =>
  apiSend("PUT", companyPlacesPath(agencyId), { changes }, () =>
    import("@/contract/users/user").then((contract) => contract.userListSchema),
  );

/** Moves the clients and open questions of one user to another, and disables the first if `disable` is set. */
export const handOver = (agencyId: string, order: HandOverCreate) =>
  apiSend("POST", handOverPath(agencyId), order, () =>
    import("@/contract/users/user-companies").then((contract) => contract.handOverSchema),
  );
