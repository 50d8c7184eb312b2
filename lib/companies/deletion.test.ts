import { expect, test } from "vitest";
import type { User } from "@/contract/users/user";
import type { UserAccess } from "@/contract/users/user-access";
import { usersLeftWithout } from "./deletion";

const role = (companyId: string) => ({ companyId, typeOfRole: "Normal" as const });
const USERS: User[] = [
  { userName: "only", name: "Only", type: "CompanyUser", companies: [role("a")] },
  { userName: "both", name: "Both", type: "CompanyUser", companies: [role("a"), role("other")] },
  { userName: "elsewhere", name: "Elsewhere", type: "CompanyUser", companies: [role("other")] },
  { userName: "consultant", name: "Consultant", type: "AgencyConsultant", customers: ["a"] },
];
const left = (access: UserAccess[]) => usersLeftWithout(USERS, access, "a").map(({ userName }) => userName);

test("finds the users whose only company is deleted, and none of the agency's users", () => {
  expect(left([])).toEqual(["only"]);
});

test("leaves out a user who has companies that the reader does not see", () => {
  const access = { userName: "only", disabled: false, isInvited: false, created: "2026-01-01T00:00:00" };
  expect(left([{ ...access, isShared: true }])).toEqual([]);
  expect(left([{ ...access, isShared: false }])).toEqual(["only"]);
});
