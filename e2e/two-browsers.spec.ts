import type { Page } from "@playwright/test";
import type { Activity } from "@/contract/activity";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { seededRandom } from "@/service/demo/seeded-random";
import { twoBrowsers } from "@/service/testing/test-settings.mjs";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { callApi, importBooks, makeCompany } from "./support/api";
import { waitForHydrationOnNavigation } from "./support/hydration";
import { sessionFile, type DemoUser } from "./support/product";
import { expect, test } from "./support/test";

// Two people edit the same cells of the same grid. Nobody may overwrite a value they have not seen, and no confirmed
// value may be lost. MINUTES and SEED set how long they type and what; `npm run prove -- two-browsers` takes 5 minutes.

const SECONDS = twoBrowsers.minutes === undefined ? 10 : twoBrowsers.minutes * 60;
const SEED = twoBrowsers.seed ?? Date.now() % 1_000_000;
/** The ids of the key figures that are typed, by the names of their rows. */
const ID_OF_ROW = new Map([
  ["Number of employees", "NumberOfEmployees"],
  ["Credit sales, VAT included", "CreditSalesVATIncluded"],
]);
const ROWS = [...ID_OF_ROW.keys()];
/** The number of months, from January on, in whose cells they type. */
const MONTHS = 5;

/** The work of one person. Cells are named as in the service: key figure and first day. */
interface Work {
  user: DemoUser;
  inputs: InputsPage;
  typed: number;
  /** Values that the service confirmed, by cell. */
  confirmed: Map<string, number[]>;
  /** The numbers of conflicts that the person resolved with their own value, and with the stored one. */
  chosen: { mine: number; stored: number };
}

test.use({ expectedConsole: [/status of 412/] });

test("two browsers in the same grid lose nothing that was saved, and overwrite nothing unseen @long", async ({
  page,
  browser,
}) => {
  test.setTimeout((SECONDS + 90) * 1000);
  print(`two browsers for ${String(SECONDS)} s, seed ${String(SEED)}`);
  const company = await makeCompany(page, "Samtidiga AB");
  await importBooks(page, company, 2024);
  const other = await browser.newPage({ storageState: sessionFile("director") });
  waitForHydrationOnNavigation(other);
  const works = [await begin(page, "consultant", company.id), await begin(other, "director", company.id)] as const;

  const end = Date.now() + SECONDS * 1000;
  let value = 1000;
  await Promise.all(works.map((work, index) => workUntil(work, SEED + index, end, () => ++value)));
  for (const work of works) await settle(work);

  const fiscalYears = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  const stored = await callApi<KeyFigureData[]>(
    page,
    "GET",
    `/Company/${company.id}/FiscalYear/${fiscalYears[0]!.id}/KeyFigureData`,
  );
  const steps = (await callApi<Activity[]>(page, "GET", `/Company/${company.id}/Activity`)).flatMap(stepsOf);
  const seen = await Promise.all(works.map(({ inputs }) => displayed(inputs.page)));

  // Values are unique, so each cell's steps form a chain from empty to the stored value.
  const last = new Map(stored.map((item) => [cellOf(item), item.value]));
  for (const { cell, before, after } of steps) {
    expect(
      steps.filter((step) => step.cell === cell && step.before === before),
      `${cell}: from ${String(before)}`,
    ).toHaveLength(1);
    const next = steps.some((step) => step.cell === cell && step.before === after);
    expect(next || last.get(cell) === after, `${cell}: ${String(after)} was overwritten or is stored`).toBe(true);
  }
  for (const [index, { user, confirmed }] of works.entries()) {
    const own = steps.filter((step) => step.user === user);
    for (const [cell, values] of confirmed) {
      expect(
        own
          .filter((step) => step.cell === cell)
          .map(({ after }) => after)
          .sort(),
        `${user}, ${cell}`,
      ).toEqual(values.toSorted());
    }
    for (const { cell, before } of own) {
      const shown = seen[index]!.get(cell) ?? new Set();
      expect(before === null || shown.has(before), `${user} had seen ${String(before)} in ${cell}`).toBe(true);
    }
  }
  const texts = await Promise.all(works.map(({ inputs }) => reloaded(inputs)));
  expect(texts[0]).toEqual(texts[1]);
  expect(texts[0]!.flat().filter((text) => text !== "")).toHaveLength(stored.length);
  const summary = works.map(({ user, typed, chosen }) => ({ user, typed, ...chosen }));
  print(`${String(steps.length)} values confirmed ${JSON.stringify(summary)}`);
  // So few values would show that hardly anything was typed, and so nothing was tested.
  expect(steps.length).toBeGreaterThan(SECONDS / 2);
  await other.close();
});

/** Opens the grid, and notes from then on the values that it shows and those that the service confirms. */
async function begin(page: Page, user: DemoUser, companyId: string): Promise<Work> {
  await page.addInitScript(noteDisplayed);
  await new CompanyPage(page).goto(companyId, "Inputs");
  const inputs = new InputsPage(page);
  await expect(inputs.grid).toBeVisible();
  const work: Work = { user, inputs, typed: 0, confirmed: new Map(), chosen: { mine: 0, stored: 0 } };
  page.on("response", (response) => {
    if (response.request().method() !== "PUT" || response.status() !== 200) return;
    for (const item of response.request().postDataJSON() as KeyFigureData[]) {
      work.confirmed.set(cellOf(item), [...(work.confirmed.get(cellOf(item)) ?? []), item.value!]);
    }
  });
  return work;
}

/** Types at random into the cells until `end`, a time in milliseconds since 1970. */
async function workUntil(work: Work, seed: number, end: number, nextValue: () => number): Promise<void> {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(choices: readonly T[]) => choices[below(choices.length)]!;
  const { page } = work.inputs;
  while (Date.now() < end) {
    await work.inputs.cell(pick(ROWS), below(MONTHS)).click();
    await page.keyboard.type(String(nextValue()));
    await page.keyboard.press(pick(["Enter", "Tab", "ArrowUp"]));
    work.typed++;
    if (below(4) === 0) await choose(work, pick(["mine", "stored"]));
    await page.waitForTimeout(below(900));
  }
}

/** Resolves a conflict, if the grid shows one. */
async function choose({ inputs: { page }, chosen }: Work, choice: "mine" | "stored"): Promise<void> {
  const button = page.getByRole("button", { name: choice === "mine" ? "Save mine" : "Use the stored ones" });
  if (!(await button.isVisible())) return;
  // A conflict that was just resolved removes its button.
  await button.click({ timeout: 2_000 }).then(
    () => chosen[choice]++,
    () => undefined,
  );
}

/** Resolves conflicts, and waits until everything is saved. */
async function settle(work: Work): Promise<void> {
  const { grid, saveStatus } = work.inputs;
  await expect(async () => {
    await choose(work, "mine");
    await expect(saveStatus).toHaveText(/^Saved/, { timeout: 3_000 });
    // The last save may conflict with a value that the other person wrote.
    await expect(grid.locator('[data-state="conflict"]')).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

/** Reloads the grid and returns its texts, a list for each of the rows. */
async function reloaded(inputs: InputsPage): Promise<string[][]> {
  await inputs.page.reload();
  await expect(inputs.grid).toBeVisible();
  return Promise.all(ROWS.map((row) => inputs.texts(row)));
}

function cellOf({ keyFigureInfoId, period }: KeyFigureData): string {
  return `${keyFigureInfoId} ${period.start.slice(0, 10)}`;
}

/** A confirmed change of one cell, from the company's activity; `before` is null for an empty cell. */
interface Step {
  user: string;
  cell: string;
  before: number | null;
  after: number;
}

function stepsOf({ user, resource, before, after }: Activity): Step[] {
  if (resource !== "KeyFigureData") return [];
  const old = new Map((before as KeyFigureData[]).map((item) => [cellOf(item), item.value]));
  return (after as KeyFigureData[]).map((item) => ({
    user,
    cell: cellOf(item),
    before: old.get(cellOf(item)) ?? null,
    after: item.value!,
  }));
}

/** Runs in the page: records every number in a cell or in its tooltip, which shows another user's value. */
function noteDisplayed(): void {
  const seen: [row: string, column: number, number: string][] = [];
  (window as unknown as { seen: typeof seen }).seen = seen;
  const note = () => {
    for (const row of document.querySelectorAll('[role="row"]')) {
      const name = row.querySelector('[role="rowheader"]')?.textContent ?? "";
      for (const cell of row.querySelectorAll<HTMLElement>("[data-column]")) {
        for (const text of [cell.textContent, cell.title])
          for (const [number] of text.replaceAll(/(?<=\d)[,\u202f](?=\d)/g, "").matchAll(/\d+/g))
            seen.push([name, Number(cell.dataset.column), number]);
      }
    }
  };
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["title"],
    });
  });
}

/** The numbers that the page has shown so far, by cell. */
async function displayed(page: Page): Promise<Map<string, Set<number>>> {
  const seen = await page.evaluate(() => [
    ...new Set((window as unknown as { seen: unknown[] }).seen.map((entry) => JSON.stringify(entry))),
  ]);
  const cells = new Map<string, Set<number>>();
  for (const [name, column, number] of seen.map((entry) => JSON.parse(entry) as [string, number, string])) {
    const cell = `${ID_OF_ROW.get(name) ?? name} 2024-${String(column + 1).padStart(2, "0")}-01`;
    cells.set(cell, (cells.get(cell) ?? new Set()).add(Number(number)));
  }
  return cells;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
