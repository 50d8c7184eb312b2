import fc from "fast-check";
import { either, path, pick, request } from "./request-template";
import type { Step } from "./step";
import * as values from "./values";

const contact = values.members(
  {},
  { name: values.text, address: values.text, postalAddress: values.text, phone: values.text },
);
const partialContact = fc.record(
  { name: pick("Bo", null), address: pick("Vägen 2", null), postalAddress: pick("Orten"), phone: pick("2", null) },
  { requiredKeys: [] },
);
const details = {
  typeOfCompany: values.text,
  contactInfo: contact,
  companyTypeId: values.text,
  CompanyTypeId: values.text,
};
const newCompany = { businessIdentityCode: values.code, name: values.text };
const companyBody = either(
  values.members(newCompany, details),
  values.members(newCompany, { ...details, id: values.companyId }),
);
const companyPath = either(
  path("Company", values.companyId),
  path("Company", values.companyId),
  path("Agency", values.agencyId, "Company", values.companyId),
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
  request("GET", path("Agency", values.agencyId, "Company")),
  request("GET", companyPath),
  request("POST", path("Company"), companyBody),
  request("POST", path("Company", values.companyId), companyBody),
  request(
    "POST",
    path("Agency", "home", "Company"),
    fc.record({ businessIdentityCode: values.code, name: pick("Ny", "ny", "Åre") }),
  ),
  request("POST", path("Agency", values.agencyId, "Company"), companyBody),
  request("POST", path("Agency", values.agencyId, "Company", values.companyId), companyBody),
  request("PUT", path("Company", values.HOME_ONE), fc.record({ contactInfo: partialContact })),
  request("PUT", companyPath, companyChanges()),
  request("DELETE", companyPath),
);
function companyChanges() {
  return values.members(
    {},
    {
      name: values.text,
      typeOfCompany: values.text,
      contactInfo: contact,
      companyTypeId: values.text,
      businessIdentityCode: pick("556001-0001", "B2", "D1", null),
    },
  );
}

const licences = values.often<unknown>(6, pick(0, 1, 2, 3, 100, 2 ** 31 - 1), pick(2 ** 31, -1, 1.5));
const agencyDetails = { numberOfLicences: licences, contactInfo: contact };
const newAgency = either(
  values.members({ shortName: values.agencyId, name: values.text }, agencyDetails),
  values.members({ shortName: pick("new1", "new_2"), name: values.text }, agencyDetails),
);
const agencyPath = path("Agency", values.agencyId);
export const agency = either(
  request("GET", path("Agency")),
  request("GET", agencyPath),
  request("POST", path("Agency"), newAgency),
  request("POST", agencyPath, values.members({ name: values.text }, agencyDetails)),
  request(
    "PUT",
    agencyPath,
    either(values.members({}, { name: values.text, ...agencyDetails }), values.members({ shortName: values.agencyId })),
  ),
  request("DELETE", agencyPath),
);

const dates = fc
  .tuple(fc.option(values.writtenDay), fc.option(values.writtenDay), fc.nat(20))
  .map(([start, end, chance]): Step["query"] => [
    ...(start === null ? [] : [["startDate", start] as [string, string]]),
    ...(end === null ? [] : [["endDate", end] as [string, string]]),
    // About one start date in twenty is sent twice.
    ...(chance === 0 && start !== null ? [["startDate", start] as [string, string]] : []),
  ]);
const commentMembers = {
  type: values.often<unknown>(16, pick("KeyFigureComment"), pick("Other", "keyfigurecomment", null)),
  message: values.longText,
  period: values.period,
  keyFigureType: values.keyFigure,
};
const commentsPath = path("Company", values.companyId, "Comment");
const commentPath = path("Company", values.companyId, "Comment", values.comment);
export const comment = either(
  request("GET", commentsPath, undefined, dates),
  request("GET", commentPath),
  request("POST", commentsPath, values.members(commentMembers)),
  request("POST", commentsPath, values.members(commentMembers)),
  request("POST", commentPath, values.members(commentMembers, { id: values.comment })),
  request("PUT", commentsPath, values.members({ id: values.comment }, commentMembers)),
  request("PUT", commentPath, values.members({}, commentMembers)),
  request("PUT", commentPath, values.members({ id: values.comment }, commentMembers)),
  request("DELETE", commentPath),
);

const presetId = values.often<string>(
  10,
  pick("Overview", "MyKeyFigures", "EquityStructure", "own", "Own", "_1", "a-b"),
  pick("x".repeat(64), "x".repeat(65), "å", "nope", "overview"),
);
const presetMembers = {
  name: values.text,
  keyFigureTypes: values.often<unknown>(
    8,
    fc.uniqueArray(values.keyFigure, { maxLength: 4 }),
    fc.array(values.loose(values.keyFigure), { maxLength: 3 }),
    pick(["Å", "A\u030A"]),
  ),
};
const presetPath = path("Company", values.companyId, "KeyFigurePreset", presetId);
const presetsPath = path("Company", values.companyId, "KeyFigurePreset");
const presetDetails = { ...presetMembers, description: values.longText };
export const preset = either(
  request("GET", presetsPath),
  request("GET", presetPath),
  request("POST", presetsPath, values.members({ id: presetId, ...presetMembers }, { description: values.longText })),
  request("POST", presetPath, values.members(presetMembers, { description: values.longText })),
  request("POST", presetPath, values.members({ id: presetId, ...presetMembers })),
  request("PUT", presetsPath, values.members({ id: presetId }, presetDetails)),
  request("PUT", presetPath, values.members({}, presetDetails)),
  request("PUT", presetPath, values.members({ id: presetId }, presetDetails)),
  request("DELETE", presetPath),
);
