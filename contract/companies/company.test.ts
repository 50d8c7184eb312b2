import { describe, expect, it } from "vitest";
import { agencyCreateSchema, agencyUpdateSchema } from "../agencies";
import { companyCreateSchema, companyUpdateSchema, directCompanyCreateSchema } from "./company";

const company = { businessIdentityCode: "556000-0000", name: "Åkeriet AB" };

describe("companies", () => {
  it("are created from what a client of version 2 sends", () => {
    const sent = {
      ...company,
      id: null,
      typeOfCompany: null,
      contactInfo: { name: "Kim", address: null },
      CompanyTypeId: "7",
      isFortnoxCompany: false,
    };
    const created = { ...company, contactInfo: { name: "Kim" }, companyTypeId: "7" };
    expect(companyCreateSchema.parse(sent)).toEqual(created);
    expect(directCompanyCreateSchema.parse(sent)).toEqual(created);
  });

  it("accept CompanyTypeId and companyTypeId, and prefer the latter if both are sent", () => {
    expect(companyUpdateSchema.parse({ CompanyTypeId: "a" })).toEqual({ companyTypeId: "a" });
    expect(companyUpdateSchema.parse({ CompanyTypeId: null })).toEqual({ companyTypeId: null });
    expect(companyUpdateSchema.parse({ CompanyTypeId: "a", companyTypeId: "b" })).toEqual({ companyTypeId: "b" });
    expect(companyUpdateSchema.safeParse({ CompanyTypeId: 1 }).success).toBe(false);
    expect(companyUpdateSchema.safeParse(null).success).toBe(false);
  });

  it("without an agency cannot have an id like those of an agency's companies", () => {
    expect(directCompanyCreateSchema.safeParse({ ...company, id: "a-demo-1" }).success).toBe(false);
    expect(companyCreateSchema.safeParse({ ...company, id: "a-demo-1" }).success).toBe(true);
  });

  it("cannot lose name or code in an update, which may have null as id", () => {
    expect(companyUpdateSchema.parse({ id: null, contactInfo: { phone: null } })).toEqual({
      id: null,
      contactInfo: { phone: null },
    });
    for (const member of ["name", "businessIdentityCode"]) {
      expect(companyUpdateSchema.safeParse({ [member]: null }).success).toBe(false);
    }
  });
});

describe("agencies", () => {
  it("need an id and a name; a number of licences, if any, is a whole number of 32 bits and not negative", () => {
    const agency = { shortName: "demo", name: "Demo" };
    expect(agencyCreateSchema.parse({ ...agency, numberOfLicences: null })).toEqual(agency);
    for (const member of ["shortName", "name"]) {
      expect(agencyCreateSchema.safeParse({ ...agency, [member]: null }).success).toBe(false);
    }
    for (const numberOfLicences of [-1, 0.5, 2 ** 31, Infinity, NaN, "1"]) {
      expect(agencyCreateSchema.safeParse({ ...agency, numberOfLicences }).success).toBe(false);
    }
    expect(agencyCreateSchema.parse({ ...agency, numberOfLicences: 0 })).toMatchObject({ numberOfLicences: 0 });
    // In an update, null deletes the number; the short name, which an update cannot change, may be null too.
    expect(agencyUpdateSchema.parse({ shortName: null, numberOfLicences: null })).toEqual({
      shortName: null,
      numberOfLicences: null,
    });
  });
});
