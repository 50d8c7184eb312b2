import type { User } from "@/contract/users/user";

/** What the page of a meeting knows of the user: nothing of other companies, whose ids hold their numbers. */
export function userInMeeting({ userName, name, type, companies }: User, companyId: string): User {
  const own = companies?.filter((company) => company.companyId === companyId);
  return { userName, name, type, ...(own && { companies: own }) };
}
