import { eq } from "drizzle-orm";
import { agencyCreateSchema, type Agency } from "@/contract/agency";
import { agencyId } from "@/contract/ids";
import { audit } from "../../audit";
import type { Caller, ReadBody } from "../../caller";
import { agency } from "../../db/schema";
import { notFound, quote, refuse } from "../../errors";
import { allow } from "../../policies/authorize";
import { roleOf } from "../../policies/policy";
import { requireWholeReach } from "../../policies/reach";
import { withIdInPath } from "../path-id";
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
