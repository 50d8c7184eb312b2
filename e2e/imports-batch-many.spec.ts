import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import type { SieImportBatch, SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { sieFiles, takesAllCases } from "@/service/testing/test-settings.mjs";
import { BatchPage } from "./pages/batch-page";
import { asFile, type MadeFile } from "./pages/imports-page";
import { callApi, newCompanyNumber, sieText } from "./support/api";
import { waitForHydrationOnNavigation } from "./support/hydration";
import { startOwnProduct, type OwnProduct } from "./support/own-product";
import { NO_SESSION } from "./support/product";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

test.use({ user: null, expectedConsole: [/status of 50[0234]|net::ERR/] });

const PASSWORD = "correct horse battery";
/** The number of files. `npm run prove -- pages` sends 200. */
const FILES = takesAllCases ? 200 : 80;
const COMPANIES = 16;
const LONG_TIMEOUT_MS = 180_000;

const BATCHES_PATH = "/Agency/demo/SieImportBatch";

test("a large batch is imported although the tab is closed and the service killed: each clear file once, no exception @long", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const product = await startOwnProduct({ DEMO: "0" });
  const contextOf = () => browser.newContext({ baseURL: product.url, storageState: NO_SESSION });
  const [consultants, directors] = [await contextOf(), await contextOf()];
  try {
    await product.admin(["agency", "add", "demo", "--name", "Byrån"], "");
    for (const [name, type] of [
      ["anna", "AgencyDirector"],
      ["kim", "AgencyConsultant"],
    ] as const) {
      await product.admin(["user", "add", name, "--type", type, "--agency", "demo", "--password-stdin"], PASSWORD);
    }
    const [kim, anna] = [await consultants.newPage(), await directors.newPage()];
    waitForHydrationOnNavigation(kim);
    await signIn(kim, "kim", PASSWORD);
    await signIn(anna, "anna", PASSWORD);
    const own = await companiesOf(kim, "Kims", COMPANIES);
    const hidden = await companiesOf(anna, "Annas", 3);
    const { files, exceptions } = filesFor(own, hidden);
    expect(files).toHaveLength(FILES);

    const batch = new BatchPage(kim);
    await kim.goto("/agencies/demo/companies");
    await batch.drop(...files);
    const id = /[0-9a-f-]{36}/.exec(kim.url())![0];
    await expect(batch.sending).toHaveCount(0, { timeout: LONG_TIMEOUT_MS });
    await kim.close();
    await killService(product);

    // A colleague finds the batch.
    await anna.goto("/agencies/demo/imports");
    await expect(new BatchPage(anna).batches).toHaveCount(1, { timeout: LONG_TIMEOUT_MS });
    const checked = await settled(anna, id);
    const clear = files.length - exceptions.length;
    // The director sees the three hidden companies, but the rights of the sending consultant decide about their files.
    expect(checked.filter(({ state }) => state === "clear")).toHaveLength(clear);

    const again = await consultants.newPage();
    waitForHydrationOnNavigation(again);
    await again.goto(`/agencies/demo/imports/${id}`);
    await new BatchPage(again).importAll.click();
    await importedSome(anna, id, clear);
    await again.close();
    await killService(product);
    await settled(anna, id);

    const page = await consultants.newPage();
    waitForHydrationOnNavigation(page);
    await page.goto(`/agencies/demo/imports/${id}`);
    await expect(page.getByRole("radio", { name: `To do (${exceptions.length})` })).toBeChecked({
      timeout: LONG_TIMEOUT_MS,
    });
    const lines = await callApi<SieImportBatchFile[]>(page, "GET", `${BATCHES_PATH}/${id}/File`);
    const open = lines.filter(({ state }) => state !== "imported");
    expect(open.map(({ name }) => name).sort()).toEqual(exceptions.map(({ name }) => name).sort());
    expect(Object.fromEntries(open.map(({ name, state }) => [name, state]))).toEqual(
      Object.fromEntries(exceptions.map(({ name, state }) => [name, state])),
    );
    const openLines = JSON.stringify(open);
    for (const company of hidden) {
      expect(openLines).not.toContain(company.id);
      expect(openLines).not.toContain("Annas");
    }

    // Each file was imported exactly once: its year has its one voucher, and the history has one entry for it.
    const perCompany = clear / own.length;
    for (const { id: companyId } of own) {
      const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${companyId}/FiscalYear`);
      const history = await callApi<SieImportEntry[]>(page, "GET", `/Company/${companyId}/SieImport`);
      expect([years.length, history.length]).toEqual([perCompany, perCompany]);
      for (const { id: year } of years) {
        const { rows } = await callApi<{ rows: { amount: number }[] }>(
          page,
          "GET",
          `/Company/${companyId}/FiscalYear/${year}/Account/1910/Voucher`,
        );
        // 1,000.00 in öre.
        expect(rows.map(({ amount }) => amount)).toEqual([100_000]);
      }
    }
    for (const { id: companyId } of hidden) {
      expect(await callApi(anna, "GET", `/Company/${companyId}/FiscalYear`)).toEqual([]);
    }

    const last = new BatchPage(page);
    await last.openMenu();
    await page.getByRole("menuitem", { name: `Take back all (${clear})…` }).click();
    await last
      .dialog(/^Take back/)
      .getByRole("button", { name: "Take back" })
      .click();
    // The files look settled until the service has accepted the decision.
    await expect(last.dialog(/^Take back/)).toBeHidden({ timeout: LONG_TIMEOUT_MS });
    await settled(anna, id);
    for (const { id: companyId } of own) {
      expect(await callApi(page, "GET", `/Company/${companyId}/FiscalYear`)).toEqual([]);
    }
  } finally {
    await consultants.close();
    await directors.close();
    await product.stop();
  }
});

async function companiesOf(page: Page, name: string, count: number): Promise<Company[]> {
  const companies: Company[] = [];
  for (let i = 1; i <= count; i++) {
    const sent = { name: `${name} ${i} AB`, businessIdentityCode: newCompanyNumber() };
    companies.push(await callApi(page, "POST", "/Agency/demo/Company", sent));
  }
  return companies;
}

interface Exception {
  name: string;
  state: SieImportBatchFile["state"];
}

/** Files without problems, the same number for each company, and exceptions in each of their states but `failed`. */
function filesFor(own: readonly Company[], hidden: readonly Company[]) {
  const files: MadeFile[] = [];
  const exceptions: Exception[] = [];
  const except = (file: MadeFile, state: Exception["state"]) => {
    files.push(file);
    exceptions.push({ name: file.name, state });
  };
  const [first] = own;
  const sound = sieText(first!, 1999);
  const broken = {
    "not-sie.jpg": "\u0000\u0001 no SIE file",
    "wrong-amount.se": sound.replace("{} 1000.00", "{} tusen"),
    "open-voucher.se": sound.slice(0, sound.lastIndexOf("}")),
    "wrong-date.se": sound.replace("19990110", "19991340"),
    "year-backwards.se": sound.replace("19990101 19991231", "19991231 19990101"),
  };
  for (const [name, text] of Object.entries(broken)) except(asFile(name, text), "refused");
  for (const company of hidden) {
    // The sender may see the name in the file, but not the company's.
    const text = sieText({ ...company, name: "Filens namn" }, 2024);
    except(asFile(`${company.businessIdentityCode}.se`, text), "otherCompany");
  }
  for (const file of realFiles()) except(file, "unknownCompany");
  const perCompany = Math.floor((FILES - files.length) / own.length);
  while (files.length + own.length * perCompany < FILES) {
    const company = { id: "", name: "Okända AB", businessIdentityCode: newCompanyNumber() };
    except(asFile(`unknown-${files.length}.se`, sieText(company, 2024)), "unknownCompany");
  }
  // Files of one company are not next to each other, as in folders by month.
  for (let i = 0; i < perCompany; i++) {
    for (const company of own) {
      files.push(asFile(`${company.businessIdentityCode}-${2000 + i}.se`, sieText(company, 2000 + i)));
    }
  }
  return { files, exceptions };
}

/** The vendors' files, if SIE_FILES names their folder; their companies are unknown here. */
function realFiles(): MadeFile[] {
  if (sieFiles === undefined) return [];
  const folder = sieFiles;
  return readdirSync(folder)
    .filter((name) => /\.(se|si)$/.test(name))
    .map((name) => ({ name, mimeType: "text/plain", buffer: readFileSync(`${folder}/${name}`) }));
}

/** The lines of the batch once the service has nothing more to do with them. */
async function settled(page: Page, id: string): Promise<SieImportBatchFile[]> {
  await expect
    .poll(
      async () => {
        const response = await page.request.get(`/Api/v2${BATCHES_PATH}/${id}`, { headers: { "X-CSRF": "1" } });
        if (!response.ok()) return response.status();
        const { states } = (await response.json()) as SieImportBatch;
        return states.waiting + states.checking + states.importing + states.takingBack;
      },
      { timeout: LONG_TIMEOUT_MS },
    )
    .toBe(0);
  return callApi(page, "GET", `${BATCHES_PATH}/${id}/File`);
}

/** Waits until the work is under way: more than a tenth of the files are imported. */
async function importedSome(page: Page, id: string, all: number): Promise<void> {
  await expect
    .poll(async () => (await callApi<SieImportBatch>(page, "GET", `${BATCHES_PATH}/${id}`)).states.imported, {
      timeout: LONG_TIMEOUT_MS,
      intervals: [100],
    })
    .toBeGreaterThan(all / 10);
}

/** Kills the service, which the start script starts again. */
async function killService(product: OwnProduct): Promise<void> {
  const before = product.log().length;
  process.kill(product.pidOf("service"), "SIGKILL");
  await expect.poll(() => product.log().slice(before), { timeout: LONG_TIMEOUT_MS }).toContain("was ended by SIGKILL");
  await expect
    .poll(
      () =>
        fetch(`${product.serviceUrl}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: LONG_TIMEOUT_MS },
    )
    .toBe(200);
}
