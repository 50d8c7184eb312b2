import fc from "fast-check";
import { PLAIN, type BooksInBody, type Step } from "./step";
import * as of from "./values";

type Asked = Omit<Step, "as" | "spelling" | "body" | "query"> & { query?: Step["query"]; json?: unknown };
type Part = Step["path"][number];

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const request = (
  method: string,
  path: fc.Arbitrary<Part[]>,
  json: fc.Arbitrary<unknown> = fc.constant(undefined),
  query: fc.Arbitrary<Step["query"]> = fc.constant([]),
): fc.Arbitrary<Asked> => fc.record({ method: fc.constant(method), path, json, query });
const path = (...parts: (string | fc.Arbitrary<Part>)[]): fc.Arbitrary<Part[]> =>
  fc.tuple(...parts.map((part) => (typeof part === "string" ? fc.constant<Part>(part) : part.map(notEmpty))));
/** An empty segment would make another path of it. */
const notEmpty = (part: Part): Part => (part === "" ? "%" : part);
const either = <T>(...arbitraries: fc.Arbitrary<T>[]) => fc.oneof(...arbitraries);

const contact = of.members({}, { name: of.text, address: of.text, postalAddress: of.text, phone: of.text });
const partialContact = fc.record(
  { name: pick("Bo", null), address: pick("Vägen 2", null), postalAddress: pick("Orten"), phone: pick("2", null) },
  { requiredKeys: [] },
);
const details = { typeOfCompany: of.text, contactInfo: contact, companyTypeId: of.text, CompanyTypeId: of.text };
const newCompany = { businessIdentityCode: of.code, name: of.text };
const companyBody = either(of.members(newCompany, details), of.members(newCompany, { ...details, id: of.companyId }));
const companyPath = either(
  path("Company", of.companyId),
  path("Company", of.companyId),
  path("Agency", of.agencyId, "Company", of.companyId),
);
const showAll = pick<Step["query"]>(
  [],
  [["showAll", "true"]],
  [["showAll", "True"]],
  [["showAll", "FALSE"]],
  [["showAll", ""]],
  [["showAll", "1"]],
  [["showall", "yes"]],
  [
    ["showAll", "true"],
    ["showAll", "true"],
  ],
);
const company = either(
  request("GET", path("Company"), undefined, showAll),
  request("GET", path("Agency", of.agencyId, "Company")),
  request("GET", companyPath),
  request("POST", path("Company"), companyBody),
  request("POST", path("Company", of.companyId), companyBody),
  request(
    "POST",
    path("Agency", "home", "Company"),
    fc.record({ businessIdentityCode: of.code, name: pick("Ny", "ny", "Åre") }),
  ),
  request("POST", path("Agency", of.agencyId, "Company"), companyBody),
  request("POST", path("Agency", of.agencyId, "Company", of.companyId), companyBody),
  request("PUT", path("Company", of.HOME_ONE), fc.record({ contactInfo: partialContact })),
  request("PUT", companyPath, companyChanges()),
  request("DELETE", companyPath),
);
function companyChanges() {
  return of.members(
    {},
    {
      name: of.text,
      typeOfCompany: of.text,
      contactInfo: contact,
      companyTypeId: of.text,
      businessIdentityCode: pick("556001-0001", "B2", "D1", null),
    },
  );
}

const licences = of.often<unknown>(6, pick(0, 1, 2, 3, 100, 2 ** 31 - 1), pick(2 ** 31, -1, 1.5));
const agencyDetails = { numberOfLicences: licences, contactInfo: contact };
const newAgency = either(
  of.members({ shortName: of.agencyId, name: of.text }, agencyDetails),
  of.members({ shortName: pick("new1", "new_2"), name: of.text }, agencyDetails),
);
const agencyPath = path("Agency", of.agencyId);
const agency = either(
  request("GET", path("Agency")),
  request("GET", agencyPath),
  request("POST", path("Agency"), newAgency),
  request("POST", agencyPath, of.members({ name: of.text }, agencyDetails)),
  request(
    "PUT",
    agencyPath,
    either(of.members({}, { name: of.text, ...agencyDetails }), of.members({ shortName: of.agencyId })),
  ),
  request("DELETE", agencyPath),
);

const dates = fc
  .tuple(fc.option(of.writtenDay), fc.option(of.writtenDay), fc.nat(20))
  .map(([start, end, twice]): Step["query"] => [
    ...(start === null ? [] : [["startDate", start] as [string, string]]),
    ...(end === null ? [] : [["endDate", end] as [string, string]]),
    ...(twice === 0 && start !== null ? [["startDate", start] as [string, string]] : []),
  ]);
const commentMembers = {
  type: of.often<unknown>(16, pick("KeyFigureComment"), pick("Other", "keyfigurecomment", null)),
  message: of.longText,
  period: of.period,
  keyFigureType: of.keyFigure,
};
const ownComments = path("Company", of.companyId, "Comment");
const commentPath = path("Company", of.companyId, "Comment", of.comment);
const comment = either(
  request("GET", ownComments, undefined, dates),
  request("GET", commentPath),
  request("POST", ownComments, of.members(commentMembers)),
  request("POST", ownComments, of.members(commentMembers)),
  request("POST", commentPath, of.members(commentMembers, { id: of.comment })),
  request("PUT", ownComments, of.members({ id: of.comment }, commentMembers)),
  request("PUT", commentPath, of.members({}, commentMembers)),
  request("PUT", commentPath, of.members({ id: of.comment }, commentMembers)),
  request("DELETE", commentPath),
);

const presetId = of.often<string>(
  10,
  pick("Overview", "MyKeyFigures", "EquityStructure", "own", "Own", "_1", "a-b"),
  pick("x".repeat(64), "x".repeat(65), "å", "nope", "overview"),
);
const presetMembers = {
  name: of.text,
  keyFigureTypes: of.often<unknown>(
    8,
    fc.uniqueArray(of.keyFigure, { maxLength: 4 }),
    fc.array(of.loose(of.keyFigure), { maxLength: 3 }),
    pick(["Å", "A\u030A"]),
  ),
};
const presetPath = path("Company", of.companyId, "KeyFigurePreset", presetId);
const presetsPath = path("Company", of.companyId, "KeyFigurePreset");
const presetDetails = { ...presetMembers, description: of.longText };
const preset = either(
  request("GET", presetsPath),
  request("GET", presetPath),
  request("POST", presetsPath, of.members({ id: presetId, ...presetMembers }, { description: of.longText })),
  request("POST", presetPath, of.members(presetMembers, { description: of.longText })),
  request("POST", presetPath, of.members({ id: presetId, ...presetMembers })),
  request("PUT", presetsPath, of.members({ id: presetId }, presetDetails)),
  request("PUT", presetPath, of.members({}, presetDetails)),
  request("PUT", presetPath, of.members({ id: presetId }, presetDetails)),
  request("DELETE", presetPath),
);

const yearPath = path("Company", of.companyId, "FiscalYear", of.year);
const fiscalYear = either(
  request("GET", path("Company", of.companyId, "FiscalYear")),
  request("GET", yearPath),
  request(
    "PUT",
    yearPath,
    of.members(
      {},
      { currency: of.currency, chartOfAccountsId: pick("EUBAS97", "EUBAS97", "eubas97", "none"), id: of.year },
    ),
  ),
  request("DELETE", yearPath),
);

const figure = of.members(
  { keyFigureInfoId: of.keyFigure, period: of.period, value: of.number },
  { dimensionId: of.dimension },
);
const figuresPath = path("Company", of.companyId, "FiscalYear", of.year, "KeyFigureData");
const dimensionAsked = of.often<Step["query"]>(
  6,
  fc.constant([]),
  of.dimension.map((value) => [["dimensionId", value]]),
  of.dimension.map((value) => [["dimensionId", value]]),
  of.dimension.map((value) => [
    ["dimensionId", value],
    ["dimensionId", value],
  ]),
);
/** Lists in which nothing is wrong, of keys that meet often. */
const plainFigures = fc.uniqueArray(
  fc.record(
    {
      keyFigureInfoId: pick("NetSales", "own", "Own"),
      period: fc.record({ start: pick("2025-01-01", "2025-01-31"), end: pick("2025-01-31", "2025-06-15") }),
      value: pick<number | null>(1, 2, -0, NaN, null),
      dimensionId: pick("1_10", "1_9", null),
    },
    { requiredKeys: ["keyFigureInfoId", "period", "value"] },
  ),
  {
    minLength: 1,
    maxLength: 5,
    selector: ({ keyFigureInfoId, period, dimensionId }) =>
      JSON.stringify([keyFigureInfoId, period, dimensionId ?? null]),
  },
);
const ownYear = path("Company", of.HOME_ONE, "FiscalYear", pick<Part>({ ref: "year", nth: 0 }));
const ownFigures = ownYear.map((parts) => [...parts, "KeyFigureData"]);
const keyFigureData = either(
  request("GET", ownFigures, undefined, dimensionAsked),
  request("PUT", ownFigures, plainFigures),
  request("GET", figuresPath, undefined, dimensionAsked),
  request("PUT", figuresPath, of.often<unknown>(20, fc.array(figure, { maxLength: 3 }), of.junk)),
  request("PUT", figuresPath, of.often<unknown>(20, fc.array(figure, { maxLength: 3 }), of.junk)),
  request("DELETE", figuresPath, undefined, dimensionAsked),
);

const role = pick("Admin", "Import", "Normal", "Limited");
const userMembers = {
  email: of.text,
  phone: of.text,
  cellphone: of.text,
  language: pick<unknown>("sv-SE", "en", "SV", "", "fi-FI", null),
  agencyId: of.agencyId,
  customers: fc.array(of.companyId, { maxLength: 2 }),
  companies: fc.array(
    of.loose(fc.record({ companyId: of.companyId, typeOfRole: of.often<string>(10, role, pick("admin")) })),
    {
      maxLength: 2,
    },
  ),
};
const HOME = pick(of.HOME_ONE, of.HOME_TWO, of.DIRECT_ONE);
const connections = fc.uniqueArray(fc.record({ companyId: of.often(4, HOME, of.companyId), typeOfRole: role }), {
  minLength: 1,
  maxLength: 2,
  selector: ({ companyId }) => companyId,
});
const userType = pick<unknown>(
  ...["CompanyUser", "CompanyUser", "CompanyUser", "AgencyConsultant", "AgencyDirector", "Administrator"],
);
const userPath = path("User", of.userName);
const user = either(
  request("GET", path("User")),
  request("GET", path("Me")),
  request("GET", userPath),
  request("POST", path("User"), of.members({ userName: of.userName, name: of.text, type: userType }, userMembers)),
  request("POST", path("User"), newCompanyUser()),
  request("POST", userPath, of.members({ name: of.text, type: userType }, userMembers)),
  request("POST", userPath, of.members({ userName: of.userName, name: of.text, type: userType })),
  request(
    "PUT",
    path("User"),
    of.members({ userName: of.userName }, { name: of.text, type: userType, ...userMembers }),
  ),
  request("PUT", userPath, of.members({}, { name: of.text, email: of.text, phone: of.text, cellphone: of.text })),
  request("PUT", userPath, of.members({}, { name: of.text, ...userMembers })),
  request(
    "PUT",
    path("User", pick("consultant", "director", "u1")),
    fc.record({ customers: of.often(6, twoOf(HOME), twoOf(of.companyId)) }),
  ),
  request("PUT", path("User", pick("normal", "mixed", "u1", "u2")), fc.record({ companies: connections })),
  request("PUT", userPath, of.members({}, { userName: of.userName, type: userType, ...userMembers })),
  request("DELETE", userPath),
);
function twoOf<T>(id: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.uniqueArray(id, { maxLength: 2 });
}
function newCompanyUser() {
  return fc.record({
    userName: pick("u1", "u2", "åke"),
    name: pick("Uno", "Åsa"),
    type: fc.constant("CompanyUser"),
    companies: connections,
  });
}

const years = pick(
  ...["2025-01-01 2025-12-31", "2025-01-01 2025-12-31", "2025-01-01 2025-06-30", "2024-01-01 2024-12-31"],
  ...["2024-07-01 2025-12-31", "2024-06-30 2025-12-31", "2025-12-31 2025-01-01", "2026-01-01 2026-12-31"],
).map((value) => value.split(" ") as [string, string]);
const books = fc
  .tuple(
    years,
    pick("556001-0001", "5560010001", "B2", "D1", "C3", "nope"),
    pick("SEK", "EUR", undefined),
    fc.nat(2),
    fc.nat(4),
  )
  .map(([[start, end], code, currency, vouchers, kind]) => ({
    books: {
      code,
      start,
      end,
      ...(currency === undefined ? {} : { currency }),
      vouchers:
        kind === 0
          ? [{ date: start, amount: 1000 + vouchers }]
          : Array.from({ length: vouchers }, (_, i) => ({ date: start, amount: 10 * (i + 1) })),
      vouchersOnly: kind === 0,
    },
  }));
/** The request's fiscal year may then be any. */
const saysNothingOfDays = ({ books: { vouchers, vouchersOnly } }: BooksInBody) => vouchersOnly || vouchers.length === 0;
const importBody = of.often<unknown>(
  12,
  fc.record(
    {
      data: books,
      companyId: of.companyId,
      currency: pick("SEK", "EUR"),
      dryRun: pick<unknown>(true, false, null),
      chartOfAccountsId: pick("EUBAS97", "EUBAS97", "none", null),
      lastLedgerDate: pick("2025-01-15", "2025-01-15T10:00:00"),
    },
    { requiredKeys: ["data"] },
  ),
  of.members(
    { data: books },
    { companyId: of.companyId, currency: of.currency, dryRun: pick(true), lastLedgerDate: of.writtenDay },
  ),
  fc.record({ data: pick("", "hello", "#FLAGGA 0") }),
  fc.record({
    data: books.filter(saysNothingOfDays),
    fiscalYearStart: pick("2023-01-01"),
    fiscalYearEnd: pick("2023-12-31"),
  }),
);
const sieImport = either(
  request("PUT", path("SieImport"), importBody),
  request("PUT", path("SieImport", of.agencyId), importBody),
);

/** Paths that are nothing, and verbs that a resource may not have. */
const astray = either(
  request("GET", pick<Part[]>([], ["Nothing"], ["Company", "d1", "Nothing"], ["Company", "", "Comment"], ["Me", "x"])),
  fc
    .tuple(
      pick("POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
      either(
        pick<Part[]>(["Company"], ["Agency"], ["Me"], ["User"], ["SieImport"], ["Agency", "home", "Company"]),
        path("Company", of.companyId, pick("Comment", "KeyFigurePreset", "FiscalYear")),
        figuresPath,
        yearPath,
      ),
    )
    .map(([method, segments]): Asked => ({ method, path: segments, json: {} })),
);

/** One request to one of the resources, plainly spelled; the caller is still to be chosen. */
export const anyRequest: fc.Arbitrary<Omit<Step, "as">> = fc
  .oneof(
    { weight: 10, arbitrary: company },
    { weight: 3, arbitrary: agency },
    { weight: 10, arbitrary: comment },
    { weight: 7, arbitrary: preset },
    { weight: 4, arbitrary: fiscalYear },
    { weight: 10, arbitrary: keyFigureData },
    { weight: 10, arbitrary: user },
    { weight: 6, arbitrary: sieImport },
    { weight: 2, arbitrary: astray },
  )
  .map(({ json, query, ...asked }) => ({
    ...asked,
    query: query ?? [],
    body: json === undefined ? null : { json },
    spelling: PLAIN,
  }));
