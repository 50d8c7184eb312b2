import { path } from "@/lib/api/path";

export const usersPath = () => path(["User"]);
export const userPath = (userName: string) => path(["User", userName]);
export const userAccessListPath = () => path(["UserAccess"]);
export const userAccessPath = (userName: string) => path(["User", userName, "Access"]);
export const passwordLinkPath = (userName: string) => path(["User", userName, "PasswordLink"]);
export const userSessionsPath = (userName: string) => path(["User", userName, "Session"]);
/** The places of the agency's users in its companies. */
export const companyPlacesPath = (agencyId: string) => path(["Agency", agencyId, "CompanyPlace"]);
export const handOverPath = (agencyId: string) => path(["Agency", agencyId, "HandOver"]);
export const userErasurePath = (userName: string) => path(["User", userName, "Erasure"]);
export const userTokensPath = (userName: string) => path(["User", userName, "PersonalAccessToken"]);
export const userSecondFactorPath = (userName: string) => path(["User", userName, "SecondFactor"]);
