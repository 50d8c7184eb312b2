import { expect, it } from "vitest";
import type { User } from "@/contract/users/user";
import { companyPermissions } from "@/lib/auth/permissions";
import { userInMeeting } from "./meeting-user";

const consultant: User = {
  userName: "consultant",
  name: "The consultant",
  type: "AgencyConsultant",
  email: "consultant@agency.test",
  agencyId: "agency",
  customers: ["a-agency-1", "a-agency-2"],
};
const owner: User = {
  userName: "owner",
  name: "The owner",
  type: "CompanyUser",
  companies: [
    { companyId: "1", typeOfRole: "Admin" },
    { companyId: "2", typeOfRole: "Limited" },
  ],
};

it("a meeting's page knows neither the agency nor the other companies of a user", () => {
  expect(JSON.stringify(userInMeeting(consultant, "a-agency-1"))).not.toMatch(/agency/);
  expect(userInMeeting(owner, "2").companies).toEqual([{ companyId: "2", typeOfRole: "Limited" }]);
});

it("a user has the same permissions on a company in its meeting as elsewhere", () => {
  for (const [user, id] of [
    [consultant, "a-agency-1"],
    [owner, "1"],
    [owner, "2"],
  ] as const) {
    expect(companyPermissions(userInMeeting(user, id), id)).toEqual(companyPermissions(user, id));
  }
});
