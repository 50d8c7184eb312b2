import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import type { MadeReportLink } from "@/contract/reports/report-link";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { readPdf } from "@/service/platform/pdf/testing/read-pdf";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany, newCompanyNumber } from "./support/api";
import { exportAs } from "./support/export-as";
import { expectOneLanguage, foreignWordsOf } from "./support/foreign-words";
import { proofIn } from "./support/long";
import { importText, monthlyBooks } from "./support/monthly-books";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const BLOCKS: ReportBlock[] = [
  { id: "letterhead", type: "letterhead" },
  { id: "keyFigures", type: "keyFigures", keyFigureIds: ["NetSales"], columns: ["yearBefore"] },
  { id: "text", type: "text", text: "" },
];
const PERIOD = { start: "2024-01-01T00:00:00", end: "2024-03-31T23:59:59" };

const WORDS = {
  "en-GB": {
    new: "New report",
    title: "Title",
    holds: "The report holds",
    template: (name: string) => `The template ${name}`,
    make: "Make the report",
    blocks: "Blocks",
    text: "Text",
    down: "Move Text down",
    moved: "Text is number 2 of 3 now.",
    figures: "Key figures to put in",
    typed: "net sa",
    name: "Net sales",
    byHand: /This number is typed in.*900/,
    saved: /^Saved/,
    publish: "Publish",
    list: "Before publishing",
    published: "Published",
    undo: "Undo",
    redo: "Redo",
    export: "Export",
    page: "Page 1 of 1",
    heading: "Key figures",
    suggest: "Suggest sentences",
    suggested: "Suggested sentences",
    account: "Account 3010",
    language: "en" as const,
    sentence: [
      "Net sales increased to {[Net sales]} ({change [Net sales]} on the year before).",
      "The difference is mainly on account 3010 Varor. It includes voucher A 1 (Månaden) and voucher A 2 (Månaden).",
    ],
    shown: /^Net sales increased to 900\sSEK \(\+200\.0\s% on the year before\)\./,
    message: "Comment",
  },
  "sv-SE": {
    new: "Ny rapport",
    title: "Titel",
    holds: "Rapporten innehåller",
    template: (name: string) => `Mallen ${name}`,
    make: "Skapa",
    blocks: "Block",
    text: "Text",
    down: "Flytta ned Text",
    moved: "Text är nummer 2 av 3 nu.",
    figures: "Nyckeltal att lägga in",
    typed: "nettoo",
    name: "Nettoomsättning",
    byHand: /Talet är inskrivet.*900/,
    saved: /^Sparat|^Sparad/,
    publish: "Publicera",
    list: "Innan du publicerar",
    published: "Publicerad",
    undo: "Ångra",
    redo: "Gör om",
    export: "Exportera",
    page: "Sida 1 av 1",
    heading: "Nyckeltal",
    suggest: "Föreslå meningar",
    suggested: "Föreslagna meningar",
    account: "Konto 3010",
    language: "sv" as const,
    sentence: [
      "Nettoomsättningen ökade till {[Nettoomsättning]} ({förändring [Nettoomsättning]} mot föregående år).",
      "Skillnaden finns främst på konto 3010 Varor. Här ingår verifikation A 1 (Månaden) och verifikation A 2 (Månaden).",
    ],
    shown: /^Nettoomsättningen ökade till 900\skr \(\+200,0\s% mot föregående år\)\./,
    message: "Kommentar",
  },
};

/** Makes a company whose sales in the first quarter of 2024 are three times those of a year before. Returns its id. */
async function companyWithBooks(page: Page, name: string): Promise<string> {
  const company = await makeCompany(page, name);
  await importText(page, company, monthlyBooks(company, 2023, [100, 100, 100, 100]));
  await importText(page, company, monthlyBooks(company, 2024, [300, 300, 300]));
  return company.id;
}

/** The buttons that open the blocks, with the blocks' names. */
const blockButtons = (page: Page, listName = "Blocks") =>
  page.getByRole("list", { name: listName, exact: true }).locator("[aria-expanded]:not([aria-haspopup])");

async function makeDraft(
  page: Page,
  companyId: string,
  blocks: ReportBlock[],
  language = "en",
): Promise<FullPeriodReport> {
  return callApi<FullPeriodReport>(page, "POST", `/Company/${companyId}/PeriodReport`, {
    title: "Utkastet",
    keyFigurePresetId: "Overview",
    period: PERIOD,
    language,
    blocks,
  });
}

for (const locale of ["en-GB", "sv-SE"] as const) {
  const words = WORDS[locale];
  test.describe(`in ${locale}`, { tag: proofIn(locale) }, () => {
    test.use({ locale, user: "director" });

    test("a report from a template is arranged by the keyboard, gone through, published and opened by a link @long", async ({
      page,
    }) => {
      const companyId = await companyWithBooks(page, `Mallar ${locale} AB`);
      const name = `Kvartal ${locale}`;
      const templates = "/Agency/demo/ReportTemplate";
      const template = await callApi<ReportTemplate>(page, "POST", templates, { name, blocks: BLOCKS });
      try {
        await page.goto(`/companies/${companyId}/reports`);
        await page.getByRole("button", { name: words.new }).first().click();
        const dialog = page.getByRole("dialog", { name: words.new });
        await dialog.getByLabel(words.title).fill("Första kvartalet");
        await dialog.getByLabel(words.holds).selectOption({ label: words.template(name) });
        await expectAccessible(page);
        await dialog.getByRole("button", { name: words.make }).click();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/edit=true/);

        // The block is moved with the arrows, then with the button; the focus stays where it was.
        const blocks = blockButtons(page, words.blocks);
        await expect(blocks).toHaveCount(3);
        await blocks.nth(2).focus();
        await page.keyboard.press("Alt+ArrowUp");
        await expect(blocks.nth(1)).toHaveText(words.text);
        await expect(blocks.nth(1)).toBeFocused();
        await expect(page.getByText(words.moved)).toBeAttached();
        const down = page.getByRole("button", { name: words.down });
        await down.focus();
        await page.keyboard.press("Enter");
        await expect(blocks.nth(2)).toHaveText(words.text);
        await expect(down).toBeFocused();
        await page.getByRole("button", { name: words.undo }).focus();
        await page.keyboard.press("Enter");
        await expect(blocks.nth(1)).toHaveText(words.text);

        await blocks.nth(1).focus();
        await page.keyboard.press("Enter");
        const text = page.getByRole("textbox", { name: words.text, exact: true });
        await text.focus();
        await page.keyboard.type(`Vi sålde för {[${words.typed}`);
        const offered = page.getByRole("listbox", { name: words.figures });
        await expect(offered.getByRole("option").first()).toContainText(words.name);
        await expectAccessible(page);
        await page.keyboard.press("Enter");
        await expect(text).toHaveValue(`Vi sålde för {[${words.name}]}`);
        await page.keyboard.type(", mot 900 väntade.");
        // Alt + ↑ moves a block, but not while its text field has the focus.
        await page.keyboard.press("Alt+ArrowUp");
        await expect(blocks.nth(1)).toHaveText(words.text);
        await expect(text).toBeFocused();
        await expect(page.getByText(words.byHand)).toBeVisible();
        await expect(page.getByText(words.saved)).toBeVisible();
        const article = page.getByRole("article", { name: "Första kvartalet" });
        await expect(article).toContainText(/Vi sålde för 300\s/);
        await expectAccessible(page);
        const said = [name, "Första kvartalet", "Vi sålde för", ", mot 900 väntade."];
        const foreign = await foreignWordsOf(page, { agencyId: "demo", companyId, more: said });
        await expectOneLanguage(page, foreign, words.language);
        // Text typed just before publishing belongs to the published report.
        await text.focus();
        await page.keyboard.press("ControlOrMeta+End");
        await page.keyboard.type(" Sist.");

        await article.getByRole("button", { name: words.publish, exact: true }).focus();
        await page.keyboard.press("Enter");
        const list = page.getByRole("dialog").getByRole("list", { name: words.list });
        await expect(list.getByRole("listitem").first()).toBeVisible();
        await expectAccessible(page);
        const publish = page.getByRole("dialog").getByRole("button", { name: words.publish });
        await publish.focus();
        await page.keyboard.press("Enter");
        await expect(article).toContainText(words.published);
        await expect(article).toContainText(/Vi sålde för 300\s.*väntade\. Sist\./);
        await expect(blocks).toHaveCount(0);
        await expectOneLanguage(page, foreign, words.language);

        const { path: pdfPath } = await exportAs(page, "PDF", { name: words.export });
        const pdf = await readPdf(new Uint8Array(readFileSync(pdfPath)));
        expect([pdf.language, pdf.pages.length]).toEqual([locale, 1]);
        const [paper] = pdf.pages;
        for (const part of [words.page, words.heading, words.name, `Mallar ${locale} AB`, "Demobyrån"]) {
          expect(paper).toContain(part);
        }
        expect(paper).toMatch(/Vi sålde för 300 (kr|SEK), mot 900 väntade\. Sist\./);

        // The client opens the report by a link.
        const [made] = await callApi<FullPeriodReport[]>(page, "GET", `/Company/${companyId}/PeriodReport`);
        const link = { days: 1, language: words.language, needsCode: false };
        const path = `/Company/${companyId}/PeriodReport/${made!.id}/Link`;
        const { token } = await callApi<MadeReportLink>(page, "POST", path, link);
        await page.goto(`/shared/${token}`);
        await expect(page.getByRole("heading", { level: 1, name: "Första kvartalet" })).toBeVisible();
        await expect(page.getByRole("main")).toContainText(/Vi sålde för 300\s.*väntade\. Sist\./);
      } finally {
        await callApi(page, "DELETE", `${templates}/${template.id}`);
      }
    });

    test("a report takes a suggested sentence at the cursor, which undo takes back @long", async ({ page }) => {
      const companyId = await companyWithBooks(page, `Meningar ${locale} AB`);
      const text: ReportBlock = { id: "text", type: "text", text: "Först.\nSist." };
      const draft = await makeDraft(page, companyId, [text], words.language);
      await page.goto(`/companies/${companyId}/reports?report=${draft.id}&edit=true`);
      await blockButtons(page, words.blocks).first().click();
      const field = page.getByRole("textbox", { name: words.text, exact: true });
      await field.focus();
      await page.keyboard.press("ControlOrMeta+Home");
      await page.keyboard.press("End");

      const suggest = page.getByRole("button", { name: words.suggest });
      await suggest.focus();
      await page.keyboard.press("Enter");
      const list = page.getByRole("dialog").getByRole("list", { name: words.suggested });
      const first = list.getByRole("listitem").first();
      await expect(first.getByRole("button")).toHaveText(words.shown);
      await expect(first.getByRole("button")).toBeFocused();
      await expect(first.getByRole("link", { name: words.account })).toHaveAttribute(
        "href",
        /vouchers\?.*account=3010/,
      );
      await expectAccessible(page);
      await page.keyboard.press("ArrowDown");
      await expect(list.getByRole("listitem").nth(1).getByRole("button")).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await expect(list).toBeHidden();
      const written = ["Först.", ...words.sentence, "Sist."].join("\n");
      await expect(field).toHaveValue(written);
      await expect(field).toBeFocused();
      // The sentence has live values, so there is no remark about numbers that are typed in.
      await expect(page.getByRole("note")).toBeHidden();
      const preview = page.getByRole("article", { name: "Utkastet" });
      await expect(preview.getByRole("link", { name: /^900\s/ })).toHaveAttribute("href", /trace=NetSales/);

      await page.getByRole("button", { name: words.undo }).click();
      await expect(field).toHaveValue("Först.\nSist.");
      await page.getByRole("button", { name: words.redo }).click();
      await expect(field).toHaveValue(written);
      const kept = async () => {
        const report = await callApi<FullPeriodReport>(page, "GET", `/Company/${companyId}/PeriodReport/${draft.id}`);
        return report.blocks?.map((block) => (block.type === "text" ? block.text : ""));
      };
      await expect.poll(kept).toEqual([expect.stringContaining("{[NetSales]}")]);
    });

    test("a comment takes a suggested sentence, which is undone, and shows a live value @long", async ({ page }) => {
      const companyId = await companyWithBooks(page, `Kommenterat ${locale} AB`);
      await page.goto(`/companies/${companyId}/comments?about=NetSales~2024-01-01~2024-03-31`);
      const field = page.getByRole("textbox", { name: words.message, exact: true });
      await field.fill("Se här:");
      await page.getByRole("button", { name: words.suggest }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("list", { name: words.suggested }).getByRole("button").first().click();
      await expect(dialog).toBeHidden();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(["Se här:", ...words.sentence].join("\n"));
      await page.keyboard.press("ControlOrMeta+z");
      await expect(field).toHaveValue("Se här:");
      await page.keyboard.type(` {[${words.typed}`);
      await expect(page.getByRole("listbox", { name: words.figures })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue(`Se här: {[${words.name}]}`);
      await page.keyboard.press("ControlOrMeta+Enter");
      const comment = page.getByRole("listitem").filter({ hasText: /Se här: 900\s/ });
      await expect(comment.getByRole("link", { name: /^900\s/ })).toHaveAttribute("href", /trace=NetSales/);
      await expectAccessible(page);
      await page.reload();
      await expect(comment).toBeVisible();
    });
  });
}

test("before publishing, open points link to where they are done, and a text that lacks a value is refused @long", async ({
  page,
}) => {
  const words = WORDS["en-GB"];
  const companyId = await companyWithBooks(page, "Öppna punkter AB");
  const draft = await makeDraft(page, companyId, [
    BLOCKS[1]!,
    { id: "t", type: "text", text: "{budget [EquityRatio]}" },
  ]);
  await page.goto(`/companies/${companyId}/reports`);
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish Utkastet" });
  await expect(dialog.getByText("1 key figure has changed much")).toBeVisible();
  await expect(dialog.getByRole("button", { name: words.publish, exact: true })).toBeDisabled();
  await dialog.getByRole("link", { name: "Change the report" }).click();
  await expect(page).toHaveURL(new RegExp(`report=${draft.id}&edit=true`));

  await page.getByRole("button", { name: "More for Text" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(dialog.getByRole("link", { name: "Write a comment" })).toHaveAttribute("href", /comments\?about=/);
  await dialog.getByRole("button", { name: "Publish anyway" }).click();
  await expect(page.getByRole("article", { name: "Utkastet" })).toContainText(words.published);
});

test("a block is dragged to its place with the mouse, and Escape puts it back @long", async ({ page }) => {
  const companyId = await companyWithBooks(page, "Dragna block AB");
  const draft = await makeDraft(page, companyId, BLOCKS);
  await page.goto(`/companies/${companyId}/reports?report=${draft.id}&edit=true`);
  const blocks = blockButtons(page);
  await expect(blocks).toHaveText(["Letterhead", "Key figures", "Text"]);
  const rows = page.getByRole("list", { name: "Blocks", exact: true }).getByRole("listitem");
  const dragLastToFirst = async () => {
    const [grip, first] = [await rows.nth(2).locator("span").first().boundingBox(), await rows.first().boundingBox()];
    await page.mouse.move(grip!.x + grip!.width / 2, grip!.y + grip!.height / 2);
    await page.mouse.down();
    // The dragged row takes the first place when its middle is above that of the first row.
    await page.mouse.move(first!.x + 12, first!.y + first!.height / 2, { steps: 8 });
    await page.mouse.move(first!.x + 12, first!.y + 2, { steps: 4 });
  };
  await dragLastToFirst();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(blocks).toHaveText(["Letterhead", "Key figures", "Text"]);
  await dragLastToFirst();
  await page.mouse.up();
  await expect(blocks).toHaveText(["Text", "Letterhead", "Key figures"]);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const stored = await callApi<FullPeriodReport>(page, "GET", `/Company/${companyId}/PeriodReport/${draft.id}`);
  expect(stored.blocks?.map(({ id }) => id)).toEqual(["text", "letterhead", "keyFigures"]);
});

test("another user's changes are not overwritten @long", async ({ page }) => {
  const companyId = await companyWithBooks(page, "Två skriver AB");
  const draft = await makeDraft(page, companyId, BLOCKS);
  await page.goto(`/companies/${companyId}/reports?report=${draft.id}&edit=true`);
  const blocks = blockButtons(page);
  await expect(blocks).toHaveCount(3);
  const path = `/Company/${companyId}/PeriodReport/${draft.id}`;
  await callApi(page, "PUT", path, { blocks: BLOCKS.slice(0, 2) });
  await page.getByRole("button", { name: "Move Key figures up" }).click();
  await expect(page.getByText("Somebody else has changed this report.")).toBeVisible();
  const stored = await callApi<FullPeriodReport>(page, "GET", path);
  expect(stored.blocks?.map(({ id }) => id)).toEqual(["letterhead", "keyFigures"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(blocks).toHaveText(["Letterhead", "Key figures"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, user: "director" });

  test("blocks are added and set, and the report is kept as a template @long", async ({ page }) => {
    const companyId = await companyWithBooks(page, "Telefonen AB");
    const draft = await makeDraft(page, companyId, []);
    await page.goto(`/companies/${companyId}/reports?report=${draft.id}&edit=true`);
    await page.getByRole("button", { name: "Add block" }).click();
    await page.getByRole("menuitem", { name: "Chart" }).click();
    const chart = page.getByRole("button", { name: /^Chart/, expanded: false });
    await expect(chart).toBeFocused();
    await chart.click();
    await page.getByLabel("Shows").selectOption("year");
    await expect(page.getByText(/^Saved/)).toBeVisible();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Add block" }).click();
    await page.getByRole("menuitem", { name: "Text" }).click();
    await page.getByRole("button", { name: /^Text/, expanded: false }).click();
    await page.getByRole("button", { name: "Suggest sentences" }).click();
    const sentences = page.getByRole("dialog", { name: /^Sentences about/ });
    await expect(sentences.getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);
    const width = await sentences.evaluate((element) => element.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Suggest sentences" })).toBeFocused();

    await page.getByRole("button", { name: "More for Utkastet" }).click();
    await page.getByRole("menuitem", { name: "Save as template" }).click();
    const dialog = page.getByRole("dialog", { name: "Save as template" });
    const template = `Telefonmall ${newCompanyNumber()}`;
    await dialog.getByLabel("Name").fill(template);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save template" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Templates" }).click();
    const templates = page.getByRole("dialog", { name: "Templates" });
    await expect(templates.getByRole("button", { name: `Delete ${template}` })).toBeVisible();
    await expectAccessible(page);
    await templates.getByRole("button", { name: `Delete ${template}` }).click();
    await expect(templates.getByRole("button", { name: `Delete ${template}` })).toBeHidden();
  });
});
