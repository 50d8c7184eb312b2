import type { User, UserCreate, UserUpdate } from "@/contract/users/user";
import type { PasswordLinkCreate } from "@/contract/users/user-access";
import type { CompanyPlaceChange, HandOverCreate } from "@/contract/users/user-companies";
import { apiDelete, apiGetTagged, apiSend } from "@/lib/api/client";
import { commentPath, questionPath } from "@/lib/comments/paths";
import {
  companyPlacesPath,
  handOverPath,
  passwordLinkPath,
  userAccessPath,
  userErasurePath,
  userPath,
  userSecondFactorPath,
  userSessionsPath,
  usersPath,
  userTokensPath,
} from "./paths";

const userSchema = () => import("@/contract/users/user").then((contract) => contract.userSchema);

/** Changes the user's language to a culture such as sv-SE. */
export function changeLanguage(userName: string, language: string) {
  return apiSend("PUT", userPath(userName), { language }, userSchema);
}

export const createUser = (user: UserCreate) => apiSend("POST", usersPath(), user, userSchema);
export const updateUser = (userName: string, changes: UserUpdate) =>
  apiSend("PUT", userPath(userName), changes, userSchema);
export const deleteUser = (userName: string) => apiDelete(userPath(userName));

/** Disables a user, who then cannot sign in, or enables them again. */
export const setDisabled = (userName: string, disabled: boolean) =>
  apiSend("PUT", userAccessPath(userName), { disabled }, () =>
    import("@/contract/users/user-access").then((contract) => contract.userAccessSchema),
  );

/**
 * Creates a link to set a password. Only the response has it, and the mail if `options.mailTo` is set: the service
 * stores a hash.
 */
export const createPasswordLink = (userName: string, options: PasswordLinkCreate = {}) =>
  apiSend("POST", passwordLinkPath(userName), options, () =>
    import("@/contract/users/user-access").then((contract) => contract.passwordLinkSchema),
  );

/** Ends all sessions of a user and then deletes their tokens. These are two requests, so the second can fail alone. */
export async function revokeAccess(userName: string): Promise<void> {
  await apiDelete(userSessionsPath(userName));
  await apiDelete(userTokensPath(userName));
}

const questionSchema = () => import("@/contract/comments").then((contract) => contract.keyFigureCommentSchema);

/**
 * Assigns a question to `from` again, when a hand-over from them to another user is undone. Fails when it is resolved
 * or has another assignee by then. The service returns an assignee's display name, but a change has the user name.
 */
export async function giveBackQuestion(
  companyId: string,
  commentId: string,
  { from, to }: Record<"from" | "to", Pick<User, "userName" | "name">>,
): Promise<void> {
  const { value, tag } = await apiGetTagged(commentPath(companyId, commentId), questionSchema);
  if (value.resolved !== undefined || value.assignee !== to.name) throw new Error("the question has changed");
  const change = { assignee: from.userName };
  await apiSend("PUT", questionPath(companyId, commentId), change, questionSchema, { ifMatch: tag });
}

/** Deletes the account and replaces the name with a pseudonym, but not in texts such as comments. Cannot be undone. */
export const erasePerson = (userName: string, currentPassword?: string) =>
  apiSend("POST", userErasurePath(userName), currentPassword === undefined ? {} : { currentPassword }, () =>
    import("@/contract/users/person-erasure").then((contract) => contract.personErasureSchema),
  );

export const resetSecondFactor = (userName: string) => apiDelete(userSecondFactorPath(userName));

/**
 * Changes the roles of company users and the clients of consultants: all of the changes or none. Fails with a 412 when
 * a stored place differs from `before`, or a rule forbids a change.
 */
export const saveCompanyPlaces = (agencyId: string, changes: CompanyPlaceChange[]) =>
  apiSend("PUT", companyPlacesPath(agencyId), { changes }, () =>
    import("@/contract/users/user").then((contract) => contract.userListSchema),
  );

/**
 * Moves the clients of a consultant, with the open questions that the consultant has there, to another user of the
 * agency, and disables the consultant if `disable` is set.
 */
export const handOver = (agencyId: string, request: HandOverCreate) =>
  apiSend("POST", handOverPath(agencyId), request, () =>
    import("@/contract/users/user-companies").then((contract) => contract.handOverSchema),
  );
