import { eq } from "drizzle-orm";
import { agencyCreateSchema, type Agency } from "@/contract/agencies";
import { agencyId } from "@/contract/ids";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { agency } from "../../platform/db/schema";
import { notFound, quote, refuse } from "../../platform/http-error";
import { allow } from "../../platform/policies/authorize";
import { roleOf } from "../../platform/policies/policy";
import { requireWholeReach } from "../../platform/policies/reach";
import { withIdInPath } from "../../platform/http/path-id";
import { presentAgency } from "./agency-row";

/** Creates an agency; its id is chosen by the client. */
export async function createAgency(caller: Caller, idInPath: string | undefined, body: ReadBody): Promise<Agency> {
  allow(roleOf(caller.user.type, null), "agency.administer", "agencies");
  requireWholeReach(caller, "agencies");
  if (idInPath !== undefined && !agencyId.safeParse(idInPath).success) notFound("Agency", idInPath);
  const input = await body(withIdInPath(agencyCreateSchema, "shortName", idInPath));
  return caller.db.transaction(async (tx) => {
    const taken = await tx.$count(agency, eq(agency.shortName, input.shortName));
    if (taken > 0) refuse("exists", `Agency ${quote(input.shortName)} already exists.`);
    const [row] = await tx
      .insert(agency)
      .values({ ...input, created: caller.now })
      .returning();
    const created = presentAgency(row!);
    await audit(tx, caller, { action: "create", resource: "Agency", resourceId: created.shortName, after: created });
    return created;
  });
}
