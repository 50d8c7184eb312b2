import { inArray } from "drizzle-orm";
import * as z from "zod";
import type { BulkChange, BulkChangePart } from "@/contract/bulk-changes/bulk-change";
import { BULK_PART_STATES } from "@/contract/bulk-changes/bulk-change-states";
import { bulkChangePart } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../platform/request-context";
import { readBulkChanges, readParts, requireBulkChange } from "./bulk-change-row";

const state = z.enum(BULK_PART_STATES, { error: `expected some of ${BULK_PART_STATES.join(", ")}` });

export const PARTS_QUERY = {
  states: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(state))
    .optional(),
};

export async function listBulkChanges(context: RequestContext, agencyId: string): Promise<BulkChange[]> {
  await requireAgencyAccess(context, agencyId, "bulkChange.read");
  return readBulkChanges(context, agencyId);
}

export async function listBulkChangeParts(
  context: RequestContext,
  agencyId: string,
  id: string,
  query: ReadQuery,
): Promise<BulkChangePart[]> {
  const change = await requireBulkChange(context, agencyId, id);
  const { states } = query(PARTS_QUERY);
  return readParts(context, agencyId, change, states && inArray(bulkChangePart.state, states));
}
