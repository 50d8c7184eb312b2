import { describe, expect, it } from "vitest";
import { userCreateSchema, userSchema, userUpdateSchema } from "./user";
import { COMPANY_ROLES, USER_TYPES } from "./user-types";

const user = { userName: "kim", name: "Kim", type: "CompanyUser" as const };
/** The path of the first member that a schema refuses; undefined if it accepts all. */
const refused = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues[0]?.path;

describe("users", () => {
  it.each(USER_TYPES)("may be %s", (type) => {
    expect(userSchema.parse({ ...user, type })).toEqual({ ...user, type });
  });

  it.each(COMPANY_ROLES)("may be %s in a company", (typeOfRole) => {
    const companies = [{ companyId: "x", typeOfRole }];
    expect(userCreateSchema.parse({ ...user, companies, customers: null })).toEqual({ ...user, companies });
  });

  it.each(["a", "åsa.ek@byrå.example", "Kim+1_x-2", "大", "x".repeat(128)])("may have the user name %s", (userName) => {
    expect(userSchema.parse({ ...user, userName }).userName).toBe(userName);
  });

  it.each(["", "a b", "a:b", "a/b", "a\u200b", "x".repeat(129)])("may not have the user name %j", (userName) => {
    expect(refused(userSchema.safeParse({ ...user, userName }))).toEqual(["userName"]);
  });

  it("have a user name in composed form (NFC)", () => {
    expect(userCreateSchema.parse({ ...user, userName: "a\u030asa" }).userName).toBe("åsa");
  });

  it.each(["sv", "sv-SE", "en-GB", "zh-Hant-TW"])("speak %s", (language) => {
    expect(userSchema.parse({ ...user, language }).language).toBe(language);
  });

  it.each(["", "svenska", "SV", "sv_SE", "sv-", "sv-S", "sv-SE-ab-cd-ef-gh"])("do not speak %j", (language) => {
    expect(refused(userSchema.safeParse({ ...user, language }))).toEqual(["language"]);
  });

  it("need user name, name and type when they are created, and a password, if any, of 8 to 1,024 characters", () => {
    for (const member of ["userName", "name", "type"]) {
      expect(refused(userCreateSchema.safeParse({ ...user, [member]: null }))).toEqual([member]);
    }
    expect(userCreateSchema.parse({ ...user, password: null })).toEqual(user);
    for (const password of ["1".repeat(8), "1".repeat(1024)]) {
      expect(userCreateSchema.parse({ ...user, password })).toEqual({ ...user, password });
    }
    expect(refused(userCreateSchema.safeParse({ ...user, password: "1234567" }))).toEqual(["password"]);
    expect(refused(userCreateSchema.safeParse({ ...user, password: "1".repeat(1025) }))).toEqual(["password"]);
  });

  it("are never read with a password", () => {
    expect(userSchema.parse({ ...user, password: "12345678" })).toEqual(user);
  });

  it("are connected with each company once", () => {
    const twice = [
      { companyId: "x", typeOfRole: "Admin" },
      { companyId: "x", typeOfRole: "Normal" },
    ];
    expect(refused(userCreateSchema.safeParse({ ...user, companies: twice }))).toEqual(["companies"]);
    expect(refused(userUpdateSchema.safeParse({ companies: twice }))).toEqual(["companies"]);
    expect(refused(userUpdateSchema.safeParse({ customers: ["x", "x"] }))).toEqual(["customers"]);
  });

  it("keep name and type in an update, whose other members may be null or empty", () => {
    const update = { userName: null, password: null, email: null, customers: null, companies: [] };
    expect(userUpdateSchema.parse(update)).toEqual(update);
    for (const member of ["name", "type"]) {
      expect(refused(userUpdateSchema.safeParse({ [member]: null }))).toEqual([member]);
    }
  });
});
