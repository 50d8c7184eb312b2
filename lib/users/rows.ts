import { parseUtc } from "@/contract/calendar";
import { isAgencyType } from "@/contract/permissions";
import { agencyOf } from "@/contract/companies/company-ids";
import { SECURITY_EVENT_DAYS } from "@/contract/text-limits";
import type { User } from "@/contract/users/user";
import type { CompanyRole } from "@/contract/users/user-types";
import type { UserAccess } from "@/contract/users/user-access";
import { foldText, hasWords, wordsOf } from "@/lib/fold-text";
import { nameCollator } from "@/lib/i18n/name-collator";

/** The owner of the users on a page: an agency with its companies, or one company. */
export type UsersOf = { agencyId: string } | { companyId: string };

/** Filters of the list: users of the agency, users of companies, invited users, or disabled ones. */
export const SHOWN = ["agency", "companies", "invited", "disabled"] as const;
export type Shown = (typeof SHOWN)[number];

/** The reason why a user cannot be changed here: it is the signed-in user, or others manage the user too. */
export type ReadOnlyReason = "self" | "shared";

export interface UserRow {
  user: User;
  /** Undefined until it is fetched. */
  access: UserAccess | undefined;
  /** The role of a company user in the company of the page. */
  companyRole: CompanyRole | undefined;
  readOnly: ReadOnlyReason | null;
  /** Name, user name and address in the form in which they are searched. */
  searchText: string;
}

/** The users of an agency or a company with their access, sorted by name. */
export function usersRows(
  users: readonly User[],
  access: readonly UserAccess[],
  of: UsersOf,
  { self, culture }: { self: string; culture: string },
): UserRow[] {
  const accessOf = new Map(access.map((one) => [one.userName, one]));
  const { compare } = nameCollator(culture);
  return users
    .filter((user) => ("companyId" in of ? isOfCompany(user, of.companyId) : isOfAgency(user, of.agencyId)))
    .map((user) => {
      const found = accessOf.get(user.userName);
      const companyId = "companyId" in of ? of.companyId : undefined;
      return {
        user,
        access: found,
        companyRole: user.companies?.find((one) => one.companyId === companyId)?.typeOfRole,
        readOnly: user.userName === self ? ("self" as const) : found?.isShared ? ("shared" as const) : null,
        searchText: foldText(`${user.name}\n${user.userName}\n${user.email ?? ""}`),
      };
    })
    .sort((one, other) => compare(one.user.name, other.user.name));
}

/** The consultants of an agency. */
export function consultantsOf(users: readonly User[], agencyId: string): User[] {
  return users.filter(({ type, agencyId: of }) => type === "AgencyConsultant" && of === agencyId);
}

function isOfAgency(user: User, agencyId: string): boolean {
  if (isAgencyType(user.type)) return user.agencyId === agencyId;
  return user.companies?.some(({ companyId }) => agencyOf(companyId) === agencyId) === true;
}

function isOfCompany(user: User, companyId: string): boolean {
  return (
    user.companies?.some((company) => company.companyId === companyId) === true ||
    user.customers?.includes(companyId) === true
  );
}

/**
 * For users without a `lastSeen`. True for a user created before the days for which the service stores sign-ins, who
 * may have signed in earlier. An invited user has never signed in.
 */
export function mayHaveSignedIn({ created, isInvited }: Pick<UserAccess, "created" | "isInvited">, now: Date): boolean {
  return !isInvited && parseUtc(created).getTime() < now.getTime() - SECURITY_EVENT_DAYS * 86_400_000;
}

export function filterUsers(
  rows: readonly UserRow[],
  { q, shown }: { q: string; shown: Shown | null },
): readonly UserRow[] {
  const words = wordsOf(q);
  return rows.filter((row) => isShown(row, shown) && hasWords(row.searchText, words));
}

function isShown({ user, access }: UserRow, shown: Shown | null): boolean {
  if (shown === "agency") return isAgencyType(user.type);
  if (shown === "companies") return !isAgencyType(user.type);
  if (shown === "invited") return access?.isInvited === true;
  if (shown === "disabled") return access?.disabled === true;
  return true;
}
