import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import {
  comment,
  findingAnswer,
  importedFile,
  keyFigureFormula,
  periodReport,
  reportLink,
  user,
  userCompany,
} from "../../platform/db/schema";
import type { CompanyRow } from "../../platform/policies/connected-company";
import type { RequestContext } from "../../platform/request-context";
import type { ArchivedFile } from "../../platform/zip";
import { formatUtc } from "@/contract/dates";
import { swedishDay } from "@/contract/format/swedish-clock";
import type { ReportContent } from "@/contract/reports/content";
import { parseWire } from "@/contract/wire";
import { toChart } from "../charts-of-accounts/chart-kind";
import { readCompanyCharts } from "../charts-of-accounts/company-charts";
import { readTypedBudget } from "../budgets/read-budget";
import { repliesOf, toComment } from "../comments/comment-row";
import { toCompany } from "../companies/company-row";
import { toFiscalYear, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { toFormula } from "../formulas/formula-kind";
import { readCompanyFormulas, toContent } from "../formulas/formula-row";
import { storedImports, toSieImport } from "../imports/stored-imports";
import { readKeyFigureData } from "../inputs/read-key-figure-data";
import { readCompanyPresets } from "../presets/preset-row";
import { toPreset } from "../presets/preset-kind";
import { withStoredLogo } from "../reports/content-logo";
import { toLink } from "../reports/links/report-link-row";
import { toFullReport } from "../reports/period-report-row";
import { readTargets } from "../targets/read-targets";
import { activityOfCompany } from "./activity-rows";
import { jsonFile, listFile, rowsOfPages } from "./archive-files";
import { documentFiles } from "./document-files";
import { readMe } from "./read-me";
import { sieFileBytes } from "./sie-file-bytes";

/** Comments per page. */
const PAGE = 200;

/** Everything about a company, file by file; a file is read when those before it have been sent. */
export async function* companyFiles(
  { db, language, now }: RequestContext,
  company: CompanyRow,
  years: readonly FiscalYearRow[],
): AsyncGenerator<ArchivedFile> {
  const { id } = company;
  yield readMe("company", language, company.name, now);
  yield jsonFile("company.json", () => Promise.resolve(toCompany(company)));
  yield jsonFile("users.json", () => readUserNames(db, id));
  yield jsonFile("fiscal-years.json", () => Promise.resolve(years.map(toFiscalYear)));
  yield listFile(
    "key-figure-data.json",
    ofYears(years, "keyFigureData", (year) => readKeyFigureData(db, id, year)),
  );
  yield listFile(
    "budgets.json",
    ofYears(years, "budget", (year) => readTypedBudget(db, id, year)),
  );
  yield jsonFile("charts-of-accounts.json", async () => (await readCompanyCharts(db, id)).list.map(toChart));
  yield jsonFile("presets.json", async () => [...(await readCompanyPresets(db, id)).effective.values()].map(toPreset));
  yield jsonFile("own-key-figures.json", () => readFormulaVersions(db, id));
  yield jsonFile("targets.json", () => readTargets(db, id));
  yield listFile("reports.json", reports(db, id));
  yield jsonFile("report-links.json", () => readReportLinks(db, id));
  yield listFile("comments.json", comments(db, id));
  yield jsonFile("finding-answers.json", () => readFindingAnswers(db, id));
  yield* importFiles(db, id, years);
  yield* documentFiles(db, id);
  yield listFile("activity.json", activityOfCompany(db, id));
}

/** Names and roles of the users who are connected with the company, without their contact details. */
function readUserNames(db: Db, companyId: string) {
  return db
    .select({ userName: user.userName, name: user.name, type: user.type, role: userCompany.role })
    .from(userCompany)
    .innerJoin(user, eq(user.userName, userCompany.userName))
    .where(eq(userCompany.companyId, companyId))
    .orderBy(sql`${user.userName} collate "C"`);
}

async function* ofYears<T>(
  years: readonly FiscalYearRow[],
  member: string,
  read: (fiscalYearId: string) => Promise<readonly T[]>,
): AsyncGenerator<object> {
  for (const { id } of years) {
    const found = await read(id);
    if (found.length > 0) yield { fiscalYearId: id, [member]: found };
  }
}

async function readFormulaVersions(db: Db, companyId: string) {
  const { id, version } = keyFigureFormula;
  const ofCompany = eq(keyFigureFormula.companyId, companyId);
  const rows = await db.select().from(keyFigureFormula).where(ofCompany).orderBy(asc(id), asc(version));
  const own = rows.map((row) => toFormula({ value: toContent(row), level: "company" }));
  const effective = (await readCompanyFormulas(db, companyId)).list;
  return [...own, ...effective.filter(({ level }) => level !== "company").map(toFormula)];
}

async function* reports(db: Db, companyId: string): AsyncGenerator {
  const ofCompany = eq(periodReport.companyId, companyId);
  const ids = await db
    .select({ id: periodReport.id })
    .from(periodReport)
    .where(ofCompany)
    .orderBy(asc(periodReport.created), asc(periodReport.id));
  for (const { id } of ids) {
    // One at a time, since a published report contains all that it shows.
    const [row] = await db
      .select()
      .from(periodReport)
      .where(and(ofCompany, eq(periodReport.id, id)));
    if (!row) continue;
    const content = row.content === null ? null : parseWire(row.content);
    yield {
      ...toFullReport(row),
      ...(content !== null && { content: await withStoredLogo(db, content as unknown as ReportContent) }),
    };
  }
}

/** The links to reports, without their secrets and codes. */
async function readReportLinks(db: Db, companyId: string) {
  const ofCompany = eq(reportLink.companyId, companyId);
  const rows = await db.select().from(reportLink).where(ofCompany).orderBy(asc(reportLink.created), asc(reportLink.id));
  return rows.map((row) => ({ reportId: row.reportId, ...toLink(row) }));
}

async function* comments(db: Db, companyId: string): AsyncGenerator {
  const rows = rowsOfPages<typeof comment.$inferSelect>(async (last) =>
    db
      .select()
      .from(comment)
      .where(and(eq(comment.companyId, companyId), last ? gt(comment.id, last.id) : undefined))
      .orderBy(asc(comment.id))
      .limit(PAGE),
  );
  for await (const row of rows) yield toComment(row, (await repliesOf(db, [row])).get(row.id));
}

async function readFindingAnswers(db: Db, companyId: string) {
  const ofCompany = eq(findingAnswer.companyId, companyId);
  const rows = await db.select().from(findingAnswer).where(ofCompany).orderBy(asc(findingAnswer.findingId));
  return rows.map(({ findingId, kind, until, answeredAt, answeredBy }) => ({
    findingId,
    kind,
    at: formatUtc(answeredAt),
    by: answeredBy,
    ...(until !== null && { until }),
  }));
}

type ImportRow = Awaited<ReturnType<typeof storedImports>>[number];

/** The SIE files that are kept, and then the list of imports, which names those that are in the archive. */
async function* importFiles(db: Db, companyId: string, years: readonly FiscalYearRow[]): AsyncGenerator<ArchivedFile> {
  const names = new Map<string, string>();
  yield* sieFiles(db, companyId, years, names);
  yield jsonFile("imports.json", () => readImports(db, companyId, years, names));
}

/** @param names the names of the files in the archive, by the ids of their imports */
async function readImports(
  db: Db,
  companyId: string,
  years: readonly FiscalYearRow[],
  names: ReadonlyMap<string, string>,
) {
  const rows = await storedImports(db, companyId);
  return years.flatMap(({ id }) => {
    const ofYear = rows.filter(({ year }) => year.id === id);
    const importsOfYear = ofYear.map((row) => row.stored);
    return ofYear.map((row) => ({
      ...toSieImport(row.stored, row.year, importsOfYear),
      ...(names.has(row.stored.id) && { file: names.get(row.stored.id) }),
    }));
  });
}

/**
 * All SIE files that are kept: those of the present books, and replaced ones. Year by year, the oldest first.
 * @param names takes the names of the files, by the ids of their imports
 */
async function* sieFiles(
  db: Db,
  companyId: string,
  years: readonly FiscalYearRow[],
  names: Map<string, string>,
): AsyncGenerator<ArchivedFile> {
  const rows = await storedImports(db, companyId, isNotNull(importedFile.content));
  for (const { id } of years) {
    for (const row of rows.filter(({ year }) => year.id === id).reverse()) {
      const content = await readContent(db, row);
      // The file of an import that was taken back since the list was read is left out.
      if (!content) continue;
      names.set(row.stored.id, nameOf(row));
      yield { name: nameOf(row), content: sieFileBytes(content, row.stored.encoding) };
    }
  }
}

async function readContent(db: Db, { stored }: ImportRow): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: importedFile.content })
    .from(importedFile)
    .where(and(eq(importedFile.companyId, stored.companyId), eq(importedFile.id, stored.id)));
  return row?.content ?? null;
}

function nameOf({ stored, year }: ImportRow): string {
  const at = swedishDay(stored.importedAt);
  return `sie/${year.firstDay}_${year.lastDay}/${String(stored.sequence + 1)}-${at}.se`;
}
