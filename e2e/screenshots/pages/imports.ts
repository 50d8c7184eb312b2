import type { Company } from "@/contract/companies/company";
import { BatchPage } from "../../pages/batch-page";
import { ImportHistory } from "../../pages/import-history";
import { ImportsPage } from "../../pages/imports-page";
import { callApi, sieText } from "../../support/api";
import type { Shot, Stage } from "../shot";

const SIE = [
  "#FLAGGA 0",
  '#PROGRAM "Bokföring" 1.0',
  "#FORMAT PC8",
  "#GEN 20250115",
  "#SIETYP 4",
  '#FNAMN "Äppelgårdens Must AB"',
  "#RAR 0 20240101 20241231",
  "#VALUTA SEK",
  '#KONTO 1930 "Företagskonto"',
  '#KONTO 3001 "Försäljning av äppelmust"',
  "#UB 0 1930 12500.00",
  "#RES 0 3001 -12500.00",
  '#VER A 1 20240901 "Första försäljningen på mässan"',
  "{",
  "   #TRANS 1930 {} 12500.00",
  "   #TRANS 3001 {} -12500.00",
  "}",
  "",
].join("\r\n");

const OTHER_COMPANY = SIE.replace('"Äppelgårdens Must AB"', '"Bruket AB"\r\n#ORGNR 559900-9990');

const sieFile = (name: string, text = SIE) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/**
 * Chooses a SIE file for each of nine companies and two files that need a decision, and waits until all are checked.
 */
async function chooseBatch({ page }: Stage): Promise<BatchPage> {
  const batch = new BatchPage(page);
  const companies = await callApi<Company[]>(page, "GET", "/Agency/demo/Company");
  // A year before the demo's books, so that nothing has to be decided about these files.
  const files = companies
    .slice(0, 9)
    .map((company) => sieFile(`${company.businessIdentityCode}.se`, sieText(company, 2019)));
  await batch.choose(
    sieFile("bruket-2024.se", OTHER_COMPANY),
    sieFile("must-2024.se", SIE.replace("{} -12500.00", "{} tolv tusen")),
    ...files,
  );
  await page.getByRole("button", { name: `Import all that is clear (${files.length})` }).waitFor({ timeout: 60_000 });
  return batch;
}

export const IMPORTS_SHOTS: readonly Shot[] = [
  { name: "imports", user: "director", path: "/companies/{emptyCompany}/imports" },
  {
    name: "imports-checked",
    user: "director",
    path: "/companies/{emptyCompany}/imports",
    prepare: async ({ page }) => {
      const books = new ImportsPage(page);
      await books.choose(sieFile("must-2024.se"));
      await books.file("must-2024.se").getByText("A new fiscal year").waitFor();
    },
  },
  {
    name: "imports-refused",
    user: "director",
    path: "/companies/{emptyCompany}/imports",
    prepare: async ({ page }) => {
      const books = new ImportsPage(page);
      await books.choose(sieFile("must-2024.se", SIE.replace("{} -12500.00", "{} tolv tusen")));
      await books.file("must-2024.se").getByText("This file cannot be imported.").waitFor();
    },
  },
  {
    name: "imports-set-aside",
    user: "director",
    path: "/companies/{emptyCompany}/imports",
    prepare: async ({ page }) => {
      const books = new ImportsPage(page);
      await books.choose(sieFile("must-2024.se"), sieFile("bruket-2024.se", OTHER_COMPANY));
      await books.setAside("bruket-2024.se").getByRole("button", { name: "Create Bruket AB…" }).waitFor();
    },
  },
  {
    name: "imports-other-company",
    user: "director",
    path: "/companies/{emptyCompany}/imports",
    prepare: async ({ page }) => {
      const books = new ImportsPage(page);
      await books.choose(sieFile("bruket-2024.se", OTHER_COMPANY));
      await books
        .setAside("bruket-2024.se")
        .getByRole("button", { name: /anyway…$/ })
        .click();
      await books.otherCompanyDialog.waitFor();
    },
  },
  {
    name: "imports-agency",
    path: "/agencies/demo/imports",
  },
  {
    name: "imports-agency-files",
    path: "/agencies/demo/imports",
    prepare: async (stage) => {
      await chooseBatch(stage);
    },
  },
  {
    name: "imports-agency-create",
    path: "/agencies/demo/imports",
    prepare: async (stage) => {
      const batch = await chooseBatch(stage);
      await stage.page.getByRole("button", { name: "More about bruket-2024.se" }).click();
      await stage.page.getByRole("menuitem", { name: "Create company…" }).click();
      await batch.dialog("Create the company").waitFor();
    },
  },
  { name: "imports-read-only", user: "limited", path: "/companies/{company}/imports" },
  {
    name: "imports-history",
    path: "/companies/{company}/imports",
    prepare: ({ page }) => new ImportHistory(page).heading.scrollIntoViewIfNeeded(),
  },
  {
    name: "imports-take-back",
    path: "/companies/{company}/imports",
    prepare: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Take back the import of/ })
        .first()
        .click();
      await new ImportHistory(page).confirm.waitFor();
    },
  },
];
