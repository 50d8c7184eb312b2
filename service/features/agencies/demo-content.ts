import { and, asc, eq, inArray, lte, ne, sql, type SQL } from "drizzle-orm";
import type { DemoContent } from "@/contract/agencies";
import { agencyCompanyId } from "@/contract/companies/company-ids";
import { DEMO_AGENCY_ID } from "@/contract/demo-agency";
import { COMPANY_PLANS } from "../../demo/company-plans";
import { DEMO_USER_NAMES } from "../../demo/people";
import { allowLongWork } from "../../platform/db/limit-connection";
import type { Db } from "../../platform/db/database";
import { lockForDeletion, lockForWriting } from "../../platform/db/locks";
import { agency, company, user } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { removeCompany } from "../companies/delete-company";
import { removeUsers } from "../users/delete-user";
import { requireStillDirector } from "../users/directors";
import { lockAgency } from "./agency-row";

/** The time at which the demo's agency was created. The demo's companies and users are not dated later. */
const DEMO_CREATED = sql`(select ${agency.created} from ${agency} where ${eq(agency.shortName, DEMO_AGENCY_ID)})`;

/** Condition for companies of the demo. A company that a user added later may have the id of a deleted one. */
const DEMO_COMPANIES = and(
  eq(company.agencyId, DEMO_AGENCY_ID),
  inArray(
    company.id,
    COMPANY_PLANS.map((plan) => agencyCompanyId(DEMO_AGENCY_ID, plan.businessIdentityCode)),
  ),
  lte(company.created, DEMO_CREATED),
);

/** Counts the demo's companies and users that an agency still has, without the caller. */
export async function getDemoContent(context: RequestContext, agencyId: string): Promise<DemoContent> {
  await requireAgencyAccess(context, agencyId, "agency.update");
  return countDemo(context.db, context, agencyId);
}

/**
 * Deletes the demo's companies with all they own and with company users who have no other company, and the demo's
 * agency users, in one transaction. The agency, the caller, and companies and agency users that were added stay.
 */
export async function deleteDemoContent(context: RequestContext, agencyId: string): Promise<void> {
  await requireAgencyAccess(context, agencyId, "agency.update");
  await context.db.transaction(async (tx) => {
    // A second request at the same time waits here, and then finds nothing left to delete.
    await lockAgency(tx, agencyId, "no key update");
    await allowLongWork(tx);
    // Agency, companies, directors, user: the order in which every transaction takes its locks.
    if (agencyId === DEMO_AGENCY_ID) await lockDemoCompanies(tx);
    await requireStillDirector(tx, context);
    const present = await countDemo(tx, context, agencyId);
    await requireMatch(context, present, "The demo");
    if (present.companies + present.users === 0) return;
    const companyIds = await readDemoCompanyIds(tx);
    const users = await tx.select({ userName: user.userName }).from(user).where(demoUsers(context));
    // The entity tag of the request is of the demo, not of a company.
    for (const id of companyIds) await removeCompany(tx, { ...context, ifMatch: null }, id);
    await removeUsers(
      tx,
      context,
      users.map(({ userName }) => userName),
    );
  });
}

async function countDemo(db: Db, context: RequestContext, agencyId: string): Promise<DemoContent> {
  if (agencyId !== DEMO_AGENCY_ID) return { companies: 0, users: 0 };
  return {
    companies: await db.$count(company, DEMO_COMPANIES),
    users: await db.$count(user, demoUsers(context)),
  };
}

async function lockDemoCompanies(tx: Db): Promise<void> {
  const companyIds = await readDemoCompanyIds(tx);
  await lockForDeletion(tx, "company", companyIds);
  for (const id of companyIds) await lockForWriting(tx, id);
}

async function readDemoCompanyIds(tx: Db): Promise<string[]> {
  const rows = await tx.select({ id: company.id }).from(company).where(DEMO_COMPANIES).orderBy(asc(company.id));
  return rows.map(({ id }) => id);
}

/** Condition for the demo's agency users but the caller; its company users are deleted with their companies. */
function demoUsers({ user: { userName } }: RequestContext): SQL | undefined {
  return and(
    eq(user.agencyId, DEMO_AGENCY_ID),
    inArray(user.userName, [...DEMO_USER_NAMES]),
    lte(user.created, DEMO_CREATED),
    ne(user.userName, userName),
  );
}
