import { eq } from "drizzle-orm";
import { audit } from "../../../platform/audit/audit";
import { reportTemplate } from "../../../platform/db/schema";
import { requireMatch } from "../../../platform/preconditions";
import type { RequestContext } from "../../../platform/request-context";
import { findTemplate, toTemplate } from "./template-row";
import { requireWritableTemplate } from "./update-template";

/** Deletes a template; reports created from it stay. */
export async function deleteReportTemplate(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireWritableTemplate(context, agencyId, id);
  await context.db.transaction(async (tx) => {
    const before = toTemplate(await findTemplate(tx, agencyId, id, true));
    await requireMatch(context, before, `Report template "${id}"`);
    await tx.delete(reportTemplate).where(eq(reportTemplate.id, id));
    await audit(tx, context, {
      action: "delete",
      resource: "ReportTemplate",
      resourceId: id,
      agencyId,
      before,
    });
  });
}
