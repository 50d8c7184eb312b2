import { expect, it } from "vitest";
import type { User } from "@/contract/users/user";
import { formOfUser, undoOf, userChangesOf } from "./user-form";

const ANNA: User = { userName: "anna", name: "Anna", type: "AgencyConsultant", email: "a@b.se", customers: ["a"] };

const BO: User = { userName: "bo", name: "Bo", type: "AgencyDirector" };

it("a director who becomes a consultant is sent with the chosen clients, and without a list where none is chosen", () => {
  const form = { ...formOfUser(BO), type: "AgencyConsultant" as const };
  expect(userChangesOf(BO, form)).toEqual({ type: "AgencyConsultant" });
  const companies = [{ companyId: "a", typeOfRole: "Normal" as const }];
  expect(userChangesOf(BO, { ...form, companies })).toEqual({ type: "AgencyConsultant", customers: ["a"] });
});

it.each([
  // The service disconnects a consultant who becomes a director from their clients.
  [{ type: "AgencyDirector" }, { type: "AgencyConsultant", customers: ["a"] }],
  [{ cellphone: "070-1" }, { cellphone: null }],
  [{ email: "" }, { email: "a@b.se" }],
] as const)("undoing a change to %j sends what was there before: %j", (changed, undo) => {
  expect(undoOf(ANNA, userChangesOf(ANNA, { ...formOfUser(ANNA), ...changed }))).toEqual(undo);
});
