import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { StandardKind } from "@/contract/standards";
import type { Db } from "../../platform/db/database";
import { lockStandards } from "../../platform/db/locks";
import { company, hiddenStandard, standard } from "../../platform/db/schema";
import type { InheritedParts } from "./company-standards";

type Inherited = { [Part in keyof InheritedParts]: NonNullable<InheritedParts[Part]> };

/**
 * The standards of one kind that each company inherits from its agency and its type, without the built-in ones, and the
 * ids that it hides; an empty map when the companies' agencies have no such standards.
 * @param companies a condition on the table company; all companies when undefined
 * @param ids limits the standards, but not the hidden ids; all when omitted
 */
export async function readInherited(
  db: Db,
  kind: StandardKind,
  companies: SQL | undefined,
  ids?: readonly string[],
): Promise<Map<string, Inherited>> {
  const isWanted = and(eq(standard.kind, kind), ids && inArray(standard.id, [...ids]));
  const agencies = db.select({ id: company.agencyId }).from(company).where(companies);
  const standards = await db
    .select()
    .from(standard)
    .where(and(isWanted, inArray(standard.agencyId, agencies)));
  if (standards.length === 0) return new Map();
  const rows = await db
    .select({ id: company.id, agencyId: company.agencyId, companyTypeId: company.companyTypeId })
    .from(company)
    .where(companies);
  const inherited = new Map(
    rows.map((row): [string, Inherited] => {
      const levels = standards.filter(
        ({ agencyId, companyTypeId }) =>
          agencyId === row.agencyId && (companyTypeId === "" || companyTypeId === row.companyTypeId),
      );
      return [row.id, { hidden: [], standards: levels.map((each) => [each.companyTypeId, each.id, each.content]) }];
    }),
  );
  const hidden = await db
    .select({ companyId: hiddenStandard.companyId, id: hiddenStandard.id })
    .from(hiddenStandard)
    .innerJoin(company, eq(company.id, hiddenStandard.companyId))
    .where(and(companies, eq(hiddenStandard.kind, kind)));
  for (const { companyId, id } of hidden) inherited.get(companyId)?.hidden.push(id);
  return inherited;
}

/** True when one of the company types has standards. Locks the agency's standards until the transaction ends. */
export async function haveStandards(tx: Db, agencyId: string, companyTypeIds: readonly string[]): Promise<boolean> {
  await lockStandards(tx, agencyId, "read");
  const [found] = await tx
    .select({ id: standard.id })
    .from(standard)
    .where(and(eq(standard.agencyId, agencyId), inArray(standard.companyTypeId, [...companyTypeIds])))
    .limit(1);
  return found !== undefined;
}
