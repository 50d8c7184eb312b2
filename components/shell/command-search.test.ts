import { expect, test } from "vitest";
import type { Company } from "@/contract/companies/company";
import { searchable } from "@/lib/companies/search";
import {
  companyTargetCommand,
  lastUsedFirst,
  searchCommands,
  type Command,
  type CompanyTarget,
} from "./command-search";

const company = (name: string, businessIdentityCode: string): Company => ({
  id: `a-demo-${businessIdentityCode}`,
  name,
  businessIdentityCode,
  contactInfo: { name: "", address: "", postalAddress: "", phone: "" },
});
const companies = searchable([
  company("Björk Bygg AB", "556001-0014"),
  company("Björnlunda Resultat AB", "556002-0013"),
]);
const target = (label: string): CompanyTarget => ({
  key: label,
  label,
  icon: "chart",
  hrefOf: (id) => `/companies/${id}/x`,
  // The target Mål may be opened for the second company alone.
  mayOpen: (id) => label !== "Mål" || id.endsWith("0013"),
});
const searched = {
  companies,
  targets: [target("Soliditet"), target("Resultat och balans"), target("Mål")],
  commands: [
    { key: "theme dark", icon: "screen", label: "Tema: mörkt", keywords: "utseende" },
    { key: "signOut", icon: "lock", label: "Logga ut" },
  ] satisfies Command[],
  companyCommand: ({ id, name }: Company): Command => ({ key: id, icon: "book", label: name }),
};
const labelsOf = (query: string, lastUsed: string[] = []) =>
  searchCommands(query, searched, lastUsed).map(({ label }) => label);

test.each([
  ["björ", ["Björk Bygg AB", "Björnlunda Resultat AB"]],
  ["bjork soliditet", ["Soliditet, Björk Bygg AB"]],
  ["soli 556001", ["Soliditet, Björk Bygg AB"]],
  ["resultat björnlunda", ["Björnlunda Resultat AB", "Resultat och balans, Björnlunda Resultat AB"]],
  ["mål björ", ["Mål, Björnlunda Resultat AB"]],
  ["mörkt", ["Tema: mörkt"]],
  ["utseende mork", ["Tema: mörkt"]],
  ["soliditet", []],
  ["soliditet finns inte", []],
])("%s finds %j", (query, labels) => {
  expect(labelsOf(query)).toEqual(labels);
});

test("the most recently used command comes first", () => {
  const [bygg, resultat] = companies.map((each) => each.company);
  expect(labelsOf("björ", [resultat!.id])).toEqual([resultat!.name, bygg!.name]);
  const commands = searched.commands.toReversed();
  expect(lastUsedFirst(commands, ["gone", "theme dark"]).map(({ key }) => key)).toEqual(["theme dark", "signOut"]);
  expect(lastUsedFirst(commands, [])).toEqual(commands);
});

test("a page of the present company is found once, although it is also among the commands", () => {
  const [bygg] = companies;
  const commands = [companyTargetCommand(searched.targets[0]!, bygg!.company)];
  const found = searchCommands("soliditet bjork", { ...searched, commands }, []);
  expect(found.map(({ label }) => label)).toEqual(["Soliditet, Björk Bygg AB"]);
});
