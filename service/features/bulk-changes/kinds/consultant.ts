import { and, eq } from "drizzle-orm";
import type { CompanyPlace } from "@/contract/users/user-companies";
import { user, userCompany } from "../../../platform/db/schema";
import { HttpError, quote } from "../../../platform/http-error";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import { updateCompanyPlaces } from "../../users/update-company-places";
import { bodyOf, isOfCompanies, type KindOf } from "../kind-of-change";

type State = Extract<CompanyPlace, "Client" | null>;

const writeMany: NonNullable<KindOf<"consultant", State>["writeMany"]> = async (
  context,
  agencyId,
  steps,
  { userName },
) => {
  const changes = steps.map(({ companyId, before, after }) => ({ userName, companyId, before, after }));
  await updateCompanyPlaces(context, agencyId, bodyOf({ changes }));
};

export const consultantKind: KindOf<"consultant", State> = {
  action: "agencyUser.manage",
  async check(context, agencyId, { userName }) {
    await requireAgencyAccess(context, agencyId, "agencyUser.manage");
    const [found] = await context.db
      .select({ type: user.type })
      .from(user)
      .where(and(eq(user.userName, userName), eq(user.agencyId, agencyId)));
    if (found?.type === "AgencyConsultant") return;
    throw new HttpError(
      "invalid",
      `The body is not valid: $.change.userName: agency "${agencyId}" has no consultant ${quote(userName)}.`,
    );
  },
  async read({ db }, companies, { userName }) {
    const rows = await db
      .select({ companyId: userCompany.companyId })
      .from(userCompany)
      .where(and(eq(userCompany.userName, userName), isOfCompanies(userCompany.companyId, companies)));
    const clients = new Set(rows.map(({ companyId }) => companyId));
    return new Map(companies.map(({ id }) => [id, { state: clients.has(id) ? "Client" : null }]));
  },
  wanted: (_, { isClient }) => (isClient ? "Client" : null),
  async write(context, agencyId, step, change) {
    await writeMany(context, agencyId, [step], change);
    return step.after;
  },
  /** The audit entry of a write lists all companies of the user, so single writes would take quadratic time. */
  writeMany,
  differences: (before, after) => [{ before, after }],
};
