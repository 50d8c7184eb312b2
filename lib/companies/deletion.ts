import { isAgencyType } from "@/contract/permissions";
import type { User } from "@/contract/users/user";

/** The users who have no other company: the service deletes them with it (interface, Company). */
export function usersLeftWithout(users: readonly User[], companyId: string): User[] {
  return users.filter(
    (user) =>
      !isAgencyType(user.type) &&
      user.companies?.length === 1 &&
      user.companies.some((company) => company.companyId === companyId),
  );
}
