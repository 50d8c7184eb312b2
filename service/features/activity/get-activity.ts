import { and, eq, type SQL } from "drizzle-orm";
import type { ActivityEntry } from "@/contract/activity";
import { isGuid } from "../../platform/guid";
import { auditEntry } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireAgencyAccess, requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { toEntry } from "./activity-row";
import { existingSubjects } from "./existing-subjects";
import { sinceLastDeletion } from "./list-activity";
import { isEntryOfAgency } from "./list-agency-activity";
import { readEntry } from "./read-entries";

/** One entry of the company's activity, with all of the object before and after. */
export async function getActivity(context: RequestContext, companyId: string, id: string): Promise<ActivityEntry> {
  const ofCompany = and(eq(auditEntry.companyId, companyId), sinceLastDeletion(companyId));
  const { item } = await requireItemAccess(context, companyId, "activity.read", () => findOne(context, ofCompany, id));
  return item;
}

/** One entry of the agency's activity. Security events are not found by id, because the list has all their members. */
export async function getAgencyActivity(context: RequestContext, agencyId: string, id: string): Promise<ActivityEntry> {
  await requireAgencyAccess(context, agencyId, "activity.read");
  return findOne(context, await isEntryOfAgency(context, agencyId), id);
}

async function findOne({ db }: RequestContext, where: SQL | undefined, id: string): Promise<ActivityEntry> {
  const row = isGuid(id) ? await readEntry(db, where, id) : undefined;
  if (!row) return notFound("Activity", id);
  return toEntry(row, await existingSubjects(db, [row]));
}
