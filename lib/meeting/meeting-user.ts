import type { User } from "@/contract/users/user";

/** The user for a meeting's page: without other companies, whose ids contain business identity codes. */
export function userInMeeting({ userName, name, type, companies }: User, companyId: string): User {
  const own = companies?.filter((company) => company.companyId === companyId);
  return { userName, name, type, ...(own && { companies: own }) };
}
