import type { VoucherList } from "@/contract/vouchers";
import { ok, type Person, type Fixture } from "../fixture";
import type { Client } from "../client";
import { sieText } from "@/service/testing/sie-text";
import { addComment, inputOf, YEAR } from "../checks/samples";
import type { Role } from "./paths";
import type { Column } from "./table";

/** Values for the parameters of paths in one agency, by name. */
export type PathIds = Record<string, string>;

export interface Places {
  own: PathIds;
  /** Ids in another agency; null when there is no administrator to create one. */
  foreign: PathIds | null;
  /** One client for each role, `Administrator` only if there is one; the role null sends no credentials. */
  clients: Map<Role | null, Client>;
}

const made = new WeakMap<Fixture, Promise<Places>>();

/**
 * The fixture's agency and, where there is an administrator, another one, each with an object of every kind but the
 * standards of {@link placesWithStandards}; and a user of every role in the first. Created once per fixture.
 */
export function placesOf(s: Fixture): Promise<Places> {
  let places = made.get(s);
  if (!places) made.set(s, (places = makePlaces(s)));
  return places;
}

const withStandards = new WeakMap<Fixture, Promise<Places>>();

/**
 * The same places, with standards of more kinds than the formula. All companies of the agencies inherit them, so of the
 * checks only the last use this.
 */
export function placesWithStandards(s: Fixture): Promise<Places> {
  let places = withStandards.get(s);
  if (!places) withStandards.set(s, (places = addStandards(s)));
  return places;
}

async function addStandards(s: Fixture): Promise<Places> {
  const { own, foreign, clients } = await placesOf(s);
  const add = async (ids: PathIds, director: Client): Promise<PathIds> => {
    const agency = `/Agency/${ids["agencyId"]!}`;
    const make = async (resource: string, body: object) => {
      const { id } = ok<{ id: string }>(await director.post(`${agency}/${resource}`, body));
      s.deleteLater(`${agency}/${resource}/${id}`);
      return id;
    };
    const builtIn = ok<object>(await director.get(`/Company/${ids["companyId"]!}/ChartOfAccounts/EUBAS97`));
    const target = { keyFigureType: s.name("Rate"), period: YEAR, value: 1 };
    return {
      ...ids,
      standardTargetId: await make("StandardKeyFigureTarget", target),
      standardChartId: await make("StandardChartOfAccounts", { ...builtIn, id: s.name("Chart") }),
      standardRuleId: await make("StandardFindingRule", { kind: "noComment", days: 90, isOn: false }),
      standardTextId: await make("StandardText", { name: s.name("Text"), text: "{[NetSales]}" }),
    };
  };
  return {
    own: await add(own, s.director),
    foreign: foreign && s.administrator ? await add(foreign, s.administrator) : foreign,
    clients,
  };
}

async function makePlaces(s: Fixture): Promise<Places> {
  const own = await makePlace(s, s.agencyId, s.director);
  const clients = new Map<Role | null, Client>([
    [null, s.anonymous],
    ["AgencyDirector", s.director],
  ]);
  if (s.administrator) clients.set("Administrator", s.administrator);
  const people: [Column, Promise<Person>][] = [["AgencyConsultant", s.consultant([own["companyId"]!])]];
  for (const role of ["Admin", "Import", "Normal", "Limited"] as const) {
    people.push([`Company${role}`, s.companyUser(own["companyId"]!, role)]);
  }
  for (const [role, person] of people) clients.set(role, (await person).client);
  if (!s.administrator) return { own, foreign: null, clients };
  const { agencyId, director } = await s.agency();
  return { own, foreign: await makePlace(s, agencyId, director.client), clients };
}

async function makePlace(s: Fixture, agencyId: string, director: Client): Promise<PathIds> {
  const sent = { name: "Platsen AB", businessIdentityCode: s.code() };
  const { id: companyId } = ok<{ id: string }>(await director.post(`/Agency/${agencyId}/Company`, sent));
  s.deleteLater(`/Company/${companyId}`);
  const by = s.ofAgency(agencyId, director);
  const { id: fiscalYearId } = await by.fiscalYear(companyId);
  const path = `/Company/${companyId}`;
  ok(await director.put(`${path}/FiscalYear/${fiscalYearId}/KeyFigureData`, [inputOf()]));
  const [imported] = ok<{ id: string }[]>(await director.get(`${path}/SieImport`));
  const vouchers = await director.get(`${path}/FiscalYear/${fiscalYearId}/Voucher`);
  const voucherLine = String(ok<VoucherList>(vouchers).vouchers[0]!.line);
  const { userName } = await by.companyUser(companyId, "Limited");
  const chart = ok<object>(await director.get(`${path}/ChartOfAccounts/EUBAS97`));
  const ownChart = ok<{ id: string }>(await director.post(`${path}/ChartOfAccounts`, { ...chart, id: "Own" }));
  const file = { type: "File", path: "/a.txt", contentType: "text/plain", data: "YQ==" };
  const document = ok<{ id: string }>(await director.post(`${path}/Document`, file));
  const report = { title: "Året", keyFigurePresetId: "Overview", period: YEAR, isPublished: true };
  const periodReport = ok<{ id: string }>(await director.post(`${path}/PeriodReport`, report));
  const [archived] = ok<{ id: string }[]>(await director.get(`${path}/PeriodReport/${periodReport.id}/Document`));
  // Only a service started here may send a mail; at another one there is no mail id to ask for.
  const link = { days: 1, language: "sv", ...(s.own && { mailTo: "reader@example.com" }) };
  const reportLink = ok<{ id: string; mailId?: string }>(
    await director.post(`${path}/PeriodReport/${periodReport.id}/Link`, link),
  );
  const rate = { id: "Rate", name: "Timpris", formula: "[NetSales] / 10", valueType: "Amount" };
  const formula = ok<{ id: string }>(await director.post(`${path}/KeyFigureFormula`, rate));
  const standards = `/Agency/${agencyId}/StandardKeyFigureFormula`;
  const standard = ok<{ id: string }>(await director.post(standards, { ...rate, id: s.name("Rate") }));
  s.deleteLater(`${standards}/${standard.id}`);
  const batches = `/Agency/${agencyId}/SieImportBatch`;
  const batch = ok<{ id: string }>(await director.post(batches, {}));
  s.deleteLater(`${batches}/${batch.id}`);
  const sentFile = await director.send("POST", `/Api/v2${batches}/${batch.id}/File?name=a.se`, sieText());
  const bulkChange = { change: { kind: "companyType", companyTypeId: null }, companyIds: [companyId] };
  const { id: bulkChangeId } = ok<{ id: string }>(await director.post(`/Agency/${agencyId}/BulkChange`, bulkChange));
  const { id: commentId } = await addComment(by, companyId);
  const reply = ok<{ id: string }>(await director.post(`${path}/Comment/${commentId}/Reply`, { message: "Svar" }));
  const answer = { kind: "notRelevant" };
  ok(await director.put(`/Agency/${agencyId}/Company/${companyId}/FindingAnswer/books-late`, answer));
  const view = { name: "Alla", isShared: true, query: "" };
  const { id: portfolioViewId } = ok<{ id: string }>(await director.post(`/Agency/${agencyId}/PortfolioView`, view));
  s.deleteLater(`/Agency/${agencyId}/PortfolioView/${portfolioViewId}`);
  const template = { name: "Mall", blocks: [{ id: "a", type: "comments" }] };
  const { id: reportTemplateId } = ok<{ id: string }>(
    await director.post(`/Agency/${agencyId}/ReportTemplate`, template),
  );
  s.deleteLater(`/Agency/${agencyId}/ReportTemplate/${reportTemplateId}`);
  const types = `/Agency/${agencyId}/CompanyType`;
  const type = ok<{ Id: string }>(await director.post(types, { Id: s.name("type"), Name: "Handel" }));
  s.deleteLater(`${types}/${type.Id}`);
  const [entry] = ok<{ id: string }[]>(await director.get(`${path}/Activity`));
  return {
    agencyId,
    companyId,
    fiscalYearId,
    userName,
    accountNumber: "1930",
    // Made-up ids: each user sees only their own sessions and tokens, so no existing id would suit every role.
    sessionId: "some",
    tokenId: "00000000-0000-4000-8000-000000000001",
    presetId: "Overview",
    keyFigureId: "NetSales",
    keyFigureInfoId: "TaxRate",
    chartOfAccountsId: ownChart.id,
    keyFigureFormulaId: formula.id,
    standardFormulaId: standard.id,
    commentId,
    replyId: reply.id,
    importId: imported!.id,
    voucherLine,
    documentId: document.id,
    findingRuleId: "equity-ratio",
    findingId: "books-late",
    bulkChangeId,
    portfolioViewId,
    reportTemplateId,
    activityId: entry!.id,
    batchId: batch.id,
    batchFileId: ok<{ id: string }>(sentFile).id,
    ...(reportLink.mailId !== undefined && { mailId: reportLink.mailId }),
    periodReportId: periodReport.id,
    reportLinkId: reportLink.id,
    archivedReportId: archived!.id,
    companyTypeId: type.Id,
  };
}

const UNUSED_GUID = "00000000-0000-4000-8000-000000000000";

/**
 * Well-formed ids that nothing has. Only `keyFigureInfoId` is too long to be an id, because there is a list of key
 * figure data, possibly empty, for each well-formed one.
 */
export const MISSING: PathIds = {
  accountNumber: "0",
  agencyId: "nowhere",
  companyId: "a-nowhere-1",
  fiscalYearId: "0".repeat(32),
  userName: "nobody",
  presetId: "Nothing",
  keyFigureId: "Nothing",
  keyFigureInfoId: "x".repeat(65),
  chartOfAccountsId: "Nothing",
  keyFigureFormulaId: "Nothing",
  standardFormulaId: "Nothing",
  standardTargetId: "Nothing",
  standardChartId: "Nothing",
  standardRuleId: "Nothing",
  standardTextId: "Nothing",
  commentId: UNUSED_GUID,
  replyId: UNUSED_GUID,
  periodReportId: UNUSED_GUID,
  companyTypeId: "nothing",
  reportLinkId: UNUSED_GUID,
  archivedReportId: UNUSED_GUID,
  mailId: UNUSED_GUID,
  importId: UNUSED_GUID,
  voucherLine: "1",
  findingRuleId: "nothing",
  findingId: "nothing",
  sessionId: "nothing",
  tokenId: UNUSED_GUID,
  documentId: UNUSED_GUID,
  portfolioViewId: UNUSED_GUID,
  reportTemplateId: UNUSED_GUID,
  activityId: UNUSED_GUID,
  bulkChangeId: UNUSED_GUID,
  batchId: UNUSED_GUID,
  batchFileId: UNUSED_GUID,
};
