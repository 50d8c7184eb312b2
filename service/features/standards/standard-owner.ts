import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Origin, StandardKind } from "@/contract/standards";
import type { Db } from "../../platform/db/database";
import { standard, standardVersion } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { findCompanyType } from "../companies/company-types";
import { resolveInherited, resolveStandards, type Layer, type Layers, type Resolved } from "./resolve-standards";
import type { StandardDefinition, StandardOwner } from "./standard-kind";

/** The value of the column company_type_id: empty for the agency itself. */
export function typeColumn({ companyTypeId }: StandardOwner): string {
  return companyTypeId ?? "";
}

/** The level on which the owner's own standards are. */
export function levelOf({ companyTypeId }: StandardOwner): Origin {
  return companyTypeId === null ? "agency" : "companyType";
}

/** @throws HttpError unless the owner exists and the caller may read its standards */
export async function requireOwner(context: RequestContext, { agencyId, companyTypeId }: StandardOwner): Promise<void> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  if (companyTypeId !== null) await findCompanyType(context.db, agencyId, companyTypeId);
}

/** The standards of one kind that apply to an owner, and those that it would have without any of its own. */
export interface OwnerStandards<T> {
  /** The standards that apply, by id: the owner's own, and inherited ones that it does not hide. */
  effective: Map<string, Resolved<T>>;
  inherited: Map<string, Resolved<T>>;
  /** The owner's own contents by id; null hides an inherited one. */
  own: Layer<T>;
}

export async function readOwnerStandards<T extends { id: string }>(
  db: Db,
  kind: StandardDefinition<T>,
  owner: StandardOwner,
): Promise<OwnerStandards<T>> {
  const rows = await db
    .select({ companyTypeId: standard.companyTypeId, id: standard.id, content: standard.content })
    .from(standard)
    .where(
      and(
        eq(standard.agencyId, owner.agencyId),
        eq(standard.kind, kind.kind),
        inArray(standard.companyTypeId, ["", typeColumn(owner)]),
      ),
    );
  const layers = { builtIn: builtInLayer(kind), ...layersOf<T>(rows) };
  const level = levelOf(owner);
  return {
    effective: resolveStandards(layers),
    inherited: resolveInherited(layers, level),
    own: layers[level] ?? new Map<string, T | null>(),
  };
}

interface StandardRow {
  companyTypeId: string;
  id: string;
  content: unknown;
}

/** Splits rows into the layers of an agency and of a company type. */
export function layersOf<T>(rows: readonly StandardRow[]): Pick<Layers<T>, "agency" | "companyType"> {
  const layer = (isInLayer: (row: StandardRow) => boolean) =>
    new Map(rows.filter(isInLayer).map(({ id, content }) => [id, content as T | null]));
  return {
    agency: layer(({ companyTypeId }) => companyTypeId === ""),
    companyType: layer(({ companyTypeId }) => companyTypeId !== ""),
  };
}

export function builtInLayer<T extends { id: string }>(kind: StandardDefinition<T>): Layer<T> {
  return new Map(kind.builtIn().map((content) => [content.id, content]));
}

export async function findStandard<T extends { id: string }>(
  db: Db,
  kind: StandardDefinition<T>,
  owner: StandardOwner,
  id: string,
): Promise<Resolved<T>> {
  return (await readOwnerStandards(db, kind, owner)).effective.get(id) ?? notFound(kind.name, id);
}

export function standardIs(owner: StandardOwner, kind: StandardKind, id: string): SQL | undefined {
  return and(
    eq(standard.agencyId, owner.agencyId),
    eq(standard.companyTypeId, typeColumn(owner)),
    eq(standard.kind, kind),
    eq(standard.id, id),
  );
}

export function versionIs(owner: StandardOwner, kind: StandardKind, id: string): SQL | undefined {
  return and(
    eq(standardVersion.agencyId, owner.agencyId),
    eq(standardVersion.companyTypeId, typeColumn(owner)),
    eq(standardVersion.kind, kind),
    eq(standardVersion.id, id),
  );
}
