import { expect } from "vitest";
import { apiRoutes } from "@/service/features/all-routes";
import { sieText } from "@/service/testing/sie-text";
import { isShort } from "@/service/testing/test-settings.mjs";
import { topic } from "../check";
import type { Client } from "../client";
import type { Fixture } from "../fixture";
import { acceptedVerbs, expectedStatus, lookedUp, situationsOf, type Situation } from "./expected";
import { PATHS, VERBS, type Access, type Role, type Verb } from "./paths";
import { MISSING, placesOf, placesWithStandards, type PathIds } from "./places";
import { right, type Column } from "./table";

/**
 * The path with its parameters filled in. The object that a POST would create is called "free", except a company of an
 * agency: ids of such companies have another form, so an existing id is used.
 */
function addressOf(path: string, ids: PathIds, verb: Verb): string {
  const looked = lookedUp(path, verb);
  const valueOf = (name: string) =>
    looked.includes(name) || (name === "companyId" && path.startsWith("Agency")) ? ids[name]! : "free";
  return `/Api/v2/${path.replace(/:(\w+)/g, (_, name: string) => valueOf(name))}`;
}

/** In a short run, the roles that try verbs that a path does not accept, and objects that do not exist. */
const FEW: readonly (Role | null)[] = [null, "AgencyDirector"];
/** In a short run, the roles that try objects of another agency. */
const OUTSIDERS: readonly (Role | null)[] = [null, "Administrator", "AgencyDirector", "CompanyNormal"];

/** True for requests that a short run leaves out; all roles try what is accepted on their own company. */
function isLeftOut(role: Role | null, situation: Situation, isAccepted: boolean): boolean {
  if (!isShort || (isAccepted && situation === "own")) return false;
  if (!isAccepted) return situation !== "own" || !FEW.includes(role);
  return !(situation === "foreign" ? OUTSIDERS : FEW).includes(role);
}

/**
 * Returns lines `role, situation: status` for all roles and situations, the actual and the expected ones. The line of a
 * 405 ends with the Allow header. Situations that this service cannot have are left out.
 */
async function compare(s: Fixture, path: string, verb: Verb): Promise<[actual: string[], expected: string[]]> {
  const places = await placesWithStandards(s);
  const isAccepted = PATHS[path]![verb] !== undefined;
  const [actual, expected]: [string[], string[]] = [[], []];
  for (const [role, client] of places.clients) {
    for (const { situation, missing } of situationsOf(path, verb)) {
      if (isLeftOut(role, situation, isAccepted)) continue;
      const ids = situation === "foreign" ? places.foreign : places.own;
      // Without an administrator there is no other agency; a service that was not started here has no mail.
      if (!ids || lookedUp(path, verb).some((name) => ids[name] === undefined)) continue;
      const address = addressOf(path, { ...ids, ...(missing && { [missing]: MISSING[missing]! }) }, verb);
      // Malformed JSON or an unknown tag: users with the permission get an error for it, and nothing changes.
      const sent = verb === "POST" || verb === "PUT" ? "[" : null;
      const headers: Record<string, string> = verb === "DELETE" ? { "if-match": '"none"' } : {};
      const response = await client.send(verb, address, sent, headers);
      const allow = response.status === 405 ? ` ${String(response.headers.allow)}` : "";
      const status = expectedStatus(path, verb, role, situation);
      actual.push(`${role ?? "nobody"}, ${situation}: ${response.status}${allow}`);
      expected.push(`${role ?? "nobody"}, ${situation}: ${status}${status === 405 ? ` ${acceptedVerbs(path)}` : ""}`);
    }
  }
  return [actual, expected];
}

function statementOf(access: Access | undefined): string {
  if (access === undefined) return "verb-not-accepted-405";
  if (access === "everyone") return "role-signed-in-requests";
  return access === "administrator" ? "role-administrator-may-all" : access.statement;
}

export const permissionsTopic = topic("Path × verb × role × own, foreign, missing", (check) => {
  for (const [path, accesses] of Object.entries(PATHS)) {
    for (const verb of VERBS) {
      const access = accesses[verb];
      check(`${verb} ${path}`, [statementOf(access)], async (s) => {
        const [actual, expected] = await compare(s, path, verb);
        expect(actual).toEqual(expected);
      });
    }
  }

  const imports = right("role-import");
  check("PUT SieImport, by the company in the body", [imports.statement], async (s) => {
    const { own, foreign, clients } = await placesOf(s);
    for (const [role, client] of clients) {
      const send = async (companyId: string) =>
        (await client.put("/SieImport", { data: sieText(), companyId, dryRun: true })).status;
      const allowed = role === "Administrator" || (role !== null && imports.grantOf(role) === "✓");
      expect(await send(own["companyId"]!), String(role)).toBe(role === null ? 401 : allowed ? 200 : 403);
      expect(await send("a-nowhere-1"), String(role)).toBe(role === null ? 401 : 404);
      if (!foreign) continue;
      const expected = role === null ? 401 : role === "Administrator" ? 200 : 404;
      expect(await send(foreign["companyId"]!), String(role)).toBe(expected);
    }
  });

  const agencyUsers = right("role-users-of-agency-of-company", 0);
  check("User/:userName and User, with users of the agency", [agencyUsers.statement], async (s) => {
    const { clients } = await placesOf(s);
    const { userName } = await s.consultant();
    for (const [role, client] of clients) {
      if (role === null) continue;
      const allowed = role === "Administrator" || agencyUsers.grantOf(role) === "✓";
      const statuses = [
        await client.get(`/User/${userName}`),
        await client.put(`/User/${userName}`, "no user"),
        await client.delete(`/User/${userName}`, { "if-match": '"none"' }),
        await client.post("/User/", { userName, name: "x", type: "AgencyConsultant", agencyId: s.agencyId }),
      ].map(({ status }) => status);
      expect(statuses, role).toEqual(allowed ? [200, 400, 412, 409] : [404, 404, 404, 403]);
    }
  });

  const direct = right("role-direct-company-create-delete", 1);
  check("DELETE Company/:companyId, of a company without an agency", [direct.statement], async (s) => {
    const { id } = await s.directCompany();
    const clients = new Map<Column, Client>([["AgencyDirector", s.director]]);
    clients.set("AgencyConsultant", (await s.consultant([id])).client);
    for (const role of ["Admin", "Import", "Normal", "Limited"] as const) {
      clients.set(`Company${role}`, (await s.companyUser(id, role)).client);
    }
    for (const [role, client] of clients) {
      const { status } = await client.delete(`/Company/${id}`, { "if-match": '"none"' });
      expect(status, role).toBe(direct.grantOf(role) === "✓" ? 412 : 403);
    }
  });

  check(
    "the list of paths has every path of the service, with its verbs",
    ["verbs-per-resource"],
    () => {
      const ofService = apiRoutes.map((route) => [route.path, VERBS.filter((verb) => route[verb])]);
      const listed = Object.entries(PATHS).map(([path, verbs]) => [path, VERBS.filter((verb) => verbs[verb])]);
      expect(Object.fromEntries(ofService)).toEqual(Object.fromEntries(listed));
      return Promise.resolve();
    },
    "own service",
  );
});
