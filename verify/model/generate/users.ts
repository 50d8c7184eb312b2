import fc from "fast-check";
import { either, path, pick, request } from "./request-of";
import * as of from "./values";

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
/** Companies that users of the agency "home" may have: its own, and one of no agency. */
const OF_HOME_OR_NONE = pick(of.HOME_ONE, of.HOME_TWO, of.DIRECT_ONE);
const connections = fc.uniqueArray(
  fc.record({ companyId: of.often(4, OF_HOME_OR_NONE, of.companyId), typeOfRole: role }),
  {
    minLength: 1,
    maxLength: 2,
    selector: ({ companyId }) => companyId,
  },
);
const userType = pick<unknown>(
  ...["CompanyUser", "CompanyUser", "CompanyUser", "AgencyConsultant", "AgencyDirector", "Administrator"],
);
const userPath = path("User", of.userName);
export const user = either(
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
    fc.record({ customers: of.often(6, upToTwo(OF_HOME_OR_NONE), upToTwo(of.companyId)) }),
  ),
  request("PUT", path("User", pick("normal", "mixed", "u1", "u2")), fc.record({ companies: connections })),
  request("PUT", userPath, of.members({}, { userName: of.userName, type: userType, ...userMembers })),
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
