import { isAgencyType } from "@/contract/permissions";
import type { User } from "@/contract/users/user";
import type { UserAccess } from "@/contract/users/user-access";

/**
 * The users who have access to this company only: the service deletes them with the company (interface, Company).
 * @param access tells who has companies that the reader does not see
 */
export function usersLeftWithout(users: readonly User[], access: readonly UserAccess[], companyId: string): User[] {
  const shared = new Set(access.filter(({ isShared }) => isShared).map(({ userName }) => userName));
  return users.filter(
    (user) =>
      !isAgencyType(user.type) &&
      !shared.has(user.userName) &&
      user.companies?.length === 1 &&
      user.companies.some((company) => company.companyId === companyId),
  );
}
