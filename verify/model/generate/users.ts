import fc from "fast-check";
import { either, path, pick, request } from "./request-template";
import * as values from "./values";

const role = pick("Admin", "Import", "Normal", "Limited");
const userMembers = {
  email: values.text,
  phone: values.text,
  cellphone: values.text,
  language: pick<unknown>("sv-SE", "en", "SV", "", "fi-FI", null),
  agencyId: values.agencyId,
  customers: fc.array(values.companyId, { maxLength: 2 }),
  companies: fc.array(
    values.loose(fc.record({ companyId: values.companyId, typeOfRole: values.often<string>(10, role, pick("admin")) })),
    {
      maxLength: 2,
    },
  ),
};
/** Companies that users of the agency "home" may have: its own, and one of no agency. */
const OF_HOME_OR_NONE = pick(values.HOME_ONE, values.HOME_TWO, values.DIRECT_ONE);
const connections = fc.uniqueArray(
  fc.record({ companyId: values.often(4, OF_HOME_OR_NONE, values.companyId), typeOfRole: role }),
  {
    minLength: 1,
    maxLength: 2,
    selector: ({ companyId }) => companyId,
  },
);
const userType = pick<unknown>(
  "CompanyUser",
  "CompanyUser",
  "CompanyUser",
  "AgencyConsultant",
  "AgencyDirector",
  "Administrator",
);
const userPath = path("User", values.userName);
export const user = either(
  request("GET", path("User")),
  request("GET", path("Me")),
  request("GET", userPath),
  request(
    "POST",
    path("User"),
    values.members({ userName: values.userName, name: values.text, type: userType }, userMembers),
  ),
  request("POST", path("User"), newCompanyUser()),
  request("POST", userPath, values.members({ name: values.text, type: userType }, userMembers)),
  request("POST", userPath, values.members({ userName: values.userName, name: values.text, type: userType })),
  request(
    "PUT",
    path("User"),
    values.members({ userName: values.userName }, { name: values.text, type: userType, ...userMembers }),
  ),
  request(
    "PUT",
    userPath,
    values.members({}, { name: values.text, email: values.text, phone: values.text, cellphone: values.text }),
  ),
  request("PUT", userPath, values.members({}, { name: values.text, ...userMembers })),
  request(
    "PUT",
    path("User", pick("consultant", "director", "u1")),
    fc.record({ customers: values.often(6, upToTwo(OF_HOME_OR_NONE), upToTwo(values.companyId)) }),
  ),
  request("PUT", path("User", pick("normal", "mixed", "u1", "u2")), fc.record({ companies: connections })),
  request("PUT", userPath, values.members({}, { userName: values.userName, type: userType, ...userMembers })),
  request("DELETE", userPath),
);
function upToTwo<T>(id: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
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
