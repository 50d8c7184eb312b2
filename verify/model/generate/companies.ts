import fc from "fast-check";
import { either, path, pick, request } from "./request-of";
import { type Step } from "./step";
import * as of from "./values";

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
export const company = either(
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
export const agency = either(
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
export const comment = either(
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
export const preset = either(
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
