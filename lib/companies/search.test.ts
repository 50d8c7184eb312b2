import { describe, expect, test } from "vitest";
import type { Company } from "@/contract/companies/company";
import type { Locale } from "@/contract/format/locale";
import { byName, searchable, searchCompanies } from "./search";

function company(name: string, businessIdentityCode: string): Company {
  return { id: businessIdentityCode, businessIdentityCode, name };
}

const companies = searchable([
  company("Åkerlunds Bageri AB", "559900-0002"),
  company("Ek & Alm Arkitekter AB", "559900-0005"),
  company("Österled Transport AB", "559900-0006"),
]);

function namesFound(query: string): string[] {
  return searchCompanies(companies, query).map((found) => found.company.name);
}

describe("searching companies", () => {
  test("finds letters with marks by the bare letter and by themselves", () => {
    expect(namesFound("aker")).toEqual(["Åkerlunds Bageri AB"]);
    expect(namesFound("ÖSTER")).toEqual(["Österled Transport AB"]);
  });

  test("finds a business identity code with and without its hyphen", () => {
    expect(namesFound("559900-0005")).toEqual(["Ek & Alm Arkitekter AB"]);
    expect(namesFound("5599000005")).toEqual(["Ek & Alm Arkitekter AB"]);
  });

  test("requires every word, in any order", () => {
    expect(namesFound("ab bageri")).toEqual(["Åkerlunds Bageri AB"]);
    expect(namesFound("bageri transport")).toEqual([]);
  });

  test("leaves the list as it is without a word to look for", () => {
    expect(searchCompanies(companies, "  ")).toBe(companies);
  });
});

test("companies stand in the order of the user's alphabet, and of numbers", () => {
  const names = ["Åkeri 10", "Åkeri 9", "Zebra", "Ärlig"];
  const inOrder = (locale: Locale) =>
    byName(
      names.map((name) => company(name, name)),
      locale,
    ).map(({ name }) => name);
  expect(inOrder("sv")).toEqual(["Zebra", "Åkeri 9", "Åkeri 10", "Ärlig"]);
  expect(inOrder("en")).toEqual(["Åkeri 9", "Åkeri 10", "Ärlig", "Zebra"]);
});
