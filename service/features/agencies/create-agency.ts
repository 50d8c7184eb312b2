import { eq } from "drizzle-orm";
import { agencyCreateSchema, type Agency } from "@/contract/agencies";
import { agencyId } from "@/contract/ids";
import { roleOf } from "@/contract/permissions";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { agency } from "../../platform/db/schema";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { requirePermission } from "../../platform/policies/authorize";
import { requireUnlimitedScope } from "../../platform/policies/token-scope";
import { withIdInPath } from "../../platform/id-in-path";
import { toAgency } from "./agency-row";

/** Creates an agency; the client chooses its id. */
export async function createAgency(
  context: RequestContext,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<Agency> {
  requirePermission(roleOf(context.user.type, null), "agency.administer", "agencies");
  requireUnlimitedScope(context, "agencies");
  if (idInPath !== undefined && !agencyId.safeParse(idInPath).success) notFound("Agency", idInPath);
  const input = await body(withIdInPath(agencyCreateSchema, "shortName", idInPath));
  return context.db.transaction(async (tx) => {
    const taken = await tx.$count(agency, eq(agency.shortName, input.shortName));
    if (taken > 0) throw new HttpError("exists", `Agency ${quote(input.shortName)} already exists.`);
    const [row] = await tx
      .insert(agency)
      .values({ ...input, created: context.now })
      .returning();
    const created = toAgency(row!);
    await audit(tx, context, {
      action: "create",
      resource: "Agency",
      resourceId: created.shortName,
      agencyId: created.shortName,
      after: created,
    });
    return created;
  });
}
