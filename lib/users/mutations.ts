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

/** Changes the user's language to a culture such as sv-SE. */
export function changeLanguage(userName: string, language: string) {
  return apiSend("PUT", userPath(userName), { language }, oneSchema);
}

export const createUser = (user: UserCreate) => apiSend("POST", usersPath(), user, oneSchema);
export const updateUser = (userName: string, changes: UserUpdate) =>
  apiSend("PUT", userPath(userName), changes, oneSchema);
export const deleteUser = (userName: string) => apiDelete(userPath(userName));

/** Disables a user, who then cannot sign in, or enables them again. */
export const setDisabled = (userName: string, disabled: boolean) =>
  apiSend("PUT", userAccessPath(userName), { disabled }, () => access().then((contract) => contract.userAccessSchema));

/** Creates a link to set a password. Only this response has the link: the service stores a hash. */
export const createPasswordLink = (userName: string, options: PasswordLinkCreate = {}) =>
  apiSend("POST", passwordLinkPath(userName), options, () => access().then((contract) => contract.passwordLinkSchema));

/** Ends all sessions of a user and then deletes their tokens. These are two requests, so the second can fail alone. */
export async function revokeAccess(userName: string): Promise<void> {
  await apiDelete(userSessionsPath(userName));
  await apiDelete(userTokensPath(userName));
}

/** Gives a question back to an earlier assignee, when a hand-over is undone. */
export const assignQuestion = (companyId: string, commentId: string, assignee: string) =>
  apiSend("PUT", questionPath(companyId, commentId), { assignee }, () =>
    import("@/contract/comments").then((contract) => contract.keyFigureCommentSchema),
  );

/** Replaces the name with a pseudonym everywhere. This cannot be undone. */
export const erasePerson = (userName: string, currentPassword?: string) =>
  apiSend("POST", userErasurePath(userName), currentPassword === undefined ? {} : { currentPassword }, () =>
    import("@/contract/users/person-erasure").then((contract) => contract.personErasureSchema),
  );

export const resetSecondFactor = (userName: string) => apiDelete(userSecondFactorPath(userName));

/**
 * Changes the roles of company users and the clients of consultants: all of the changes or none. Fails with a 412 when
 * a stored place differs from `before`.
 */
export const saveCompanyPlaces = (agencyId: string, changes: CompanyPlaceChange[]) =>
  apiSend("PUT", companyPlacesPath(agencyId), { changes }, () =>
    import("@/contract/users/user").then((contract) => contract.userListSchema),
  );

/** Moves the clients and open questions of one user to another, and disables the first if `disable` is set. */
export const handOver = (agencyId: string, request: HandOverCreate) =>
  apiSend("POST", handOverPath(agencyId), request, () =>
    import("@/contract/users/user-companies").then((contract) => contract.handOverSchema),
  );
