import type { PasswordChange, PersonalAccessTokenCreate } from "@/contract/account/access";
import { apiDelete, apiSend } from "@/lib/api/client";
import {
  passwordPath,
  personalAccessTokenPath,
  personalAccessTokensPath,
  secondFactorPath,
  sessionPath,
  sessionsPath,
} from "./paths";

const nothing = () => import("zod").then(({ z }) => z.null());
const access = () => import("@/contract/account/access");

export const changePassword = (change: PasswordChange) => apiSend("POST", passwordPath(), change, nothing);

/** Returns the secret for setting up an authenticator. */
export const beginSecondFactor = (password: string) =>
  apiSend("POST", secondFactorPath(), { password }, () => access().then((contract) => contract.authenticatorSchema));

/**
 * `isOn: true` confirms the authenticator that was begun, or replaces the recovery codes of one that is on; `false`
 * turns it off. Once it is on, the service requires the password, or a recent sign-in in its place.
 */
export const changeSecondFactor = (change: { code: string; isOn: boolean; password?: string }) =>
  apiSend("PUT", secondFactorPath(), change, () => access().then((contract) => contract.secondFactorSchema));

export const endSession = (id: string) => apiDelete(sessionPath(id));
export const endOtherSessions = () => apiDelete(sessionsPath({ except: "current" }));

/** Creates a token. Only this response has its text: the service stores a hash. */
export const createToken = (token: PersonalAccessTokenCreate) =>
  apiSend("POST", personalAccessTokensPath(), token, () =>
    access().then((contract) => contract.personalAccessTokenSchema),
  );
export const revokeToken = (id: string) => apiDelete(personalAccessTokenPath(id));
