import type { Company } from "@/contract/companies/company";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { FullPeriodReport, PeriodReport } from "@/contract/reports/period-report";
import { standardBlocks } from "@/lib/reports/standard-report";
import { callApi } from "../../support/api";
import type { Shot, Stage } from "../shot";

const TEXT = "Omsättningen blev {[NetSales]} ({change [NetSales]} mot föregående år).";

const TITLE = "Årsrapport";

/**
 * Opens the draft of a report in the editor, and creates it first if there is none. The draft belongs to another client
 * than the one in the other pictures of reports, which would show it in their lists.
 */
async function editDraft({ page, company }: Pick<Stage, "page" | "company">): Promise<void> {
  const companies = await callApi<Company[]>(page, "GET", "/Agency/demo/Company");
  for (const { id } of companies.filter((each) => encodeURIComponent(each.id) !== company)) {
    const path = `/Company/${encodeURIComponent(id)}`;
    const [year] = await callApi<FiscalYear[]>(page, "GET", `${path}/FiscalYear`);
    if (!year) continue;
    const reports = await callApi<PeriodReport[]>(page, "GET", `${path}/PeriodReport`);
    const draft = reports.find(({ title, isPublished }) => title === TITLE && !isPublished);
    const report =
      draft ??
      (await callApi<FullPeriodReport>(page, "POST", `${path}/PeriodReport`, {
        title: TITLE,
        period: { start: year.start, end: year.end },
        keyFigurePresetId: "ProfitStructure",
        blocks: standardBlocks(TEXT, "ProfitStructure"),
        language: "sv",
        isPublished: false,
      }));
    await page.goto(`/companies/${encodeURIComponent(id)}/reports?report=${report.id}&edit=true`);
    await page.getByRole("list", { name: "Blocks", exact: true }).waitFor();
    return;
  }
  throw new Error("no other client has a fiscal year to report on");
}

export const REPORTS_SHOTS: readonly Shot[] = [
  {
    name: "reports",
    user: "director",
    path: "/companies/{company}/reports",
    prepare: async ({ page }) => {
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "reports-new",
    user: "director",
    path: "/companies/{company}/reports",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "New report" }).click();
      await page.getByLabel("Title").fill("Andra kvartalet");
    },
  },
  {
    name: "reports-editor",
    user: "director",
    path: "/companies/{company}/reports",
    prepare: async ({ page, company }) => {
      await editDraft({ page, company });
      await page.getByRole("article", { name: TITLE }).waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "reports-sentences",
    user: "director",
    path: "/companies/{company}/reports",
    prepare: async ({ page, company }) => {
      await editDraft({ page, company });
      const blocks = page.getByRole("list", { name: "Blocks", exact: true });
      await blocks.getByRole("button", { name: "Text", exact: true }).click();
      await page.getByRole("button", { name: "Suggest sentences" }).click();
      await page.getByRole("dialog").getByRole("list", { name: "Suggested sentences" }).waitFor();
    },
  },
  { name: "reports-empty", user: "director", path: "/companies/{emptyCompany}/reports" },
];
