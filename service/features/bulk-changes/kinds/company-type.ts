import { and, eq } from "drizzle-orm";
import { companyType } from "../../../platform/db/schema";
import { HttpError, quote } from "../../../platform/http-error";
import { updateCompany } from "../../companies/update-company";
import { bodyOf, type KindOf } from "../kind-of-change";

export const companyTypeKind: KindOf<"companyType", string | null> = {
  action: "company.update",
  async check(context, agencyId, { companyTypeId }) {
    if (companyTypeId === null) return;
    const isType = and(eq(companyType.agencyId, agencyId), eq(companyType.id, companyTypeId));
    if ((await context.db.$count(companyType, isType)) > 0) return;
    throw new HttpError(
      "invalid",
      `The body is not valid: $.change.companyTypeId: agency "${agencyId}" has no company type ${quote(companyTypeId)}.`,
    );
  },
  read: (_, companies) =>
    Promise.resolve(new Map(companies.map(({ id, companyTypeId }) => [id, { state: companyTypeId }]))),
  wanted: (_, { companyTypeId }) => companyTypeId,
  async write(context, _, { companyId, after }) {
    await updateCompany(context, undefined, companyId, bodyOf({ companyTypeId: after }));
    return after;
  },
  differences: (before, after) => [{ before, after }],
};
