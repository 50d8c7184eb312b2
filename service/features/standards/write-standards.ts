import * as z from "zod";
import { anyId } from "@/contract/text";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import { HttpError, notFound } from "../../platform/http-error";
import { itemIdOf, withIdInPath } from "../../platform/id-in-path";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import type { Resolved } from "./resolve-standards";
import type { KindOfStandard } from "./standard-kind";
import { findStandard, readOwnerStandards, requireOwner, type StandardOwner } from "./standard-owner";
import { storeStandard } from "./store-standard";

/** Answers a standard as it is on the wire. */
export type Present<T> = (resolved: Resolved<T>) => object;

/** Adds a standard to an owner, or shows one again that it had hidden. */
export async function createStandard<T extends { id: string }>(
  context: RequestContext,
  kind: KindOfStandard<T>,
  present: Present<T>,
  owner: StandardOwner,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<object> {
  await requireOwner(context, owner);
  await requireAgencyAccess(context, owner.agencyId, "standard.write");
  if (idInPath !== undefined && !kind.id.safeParse(idInPath).success) notFound(kind.name, idInPath);
  const content = await body(withIdInPath(kind.create, "id", idInPath));
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, owner.agencyId, "no key update");
    const standards = await readOwnerStandards(tx, kind, owner);
    if (standards.held.has(content.id)) throw new HttpError("exists", `${kind.name} "${content.id}" exists already.`);
    const stored = await storeStandard(tx, context, kind, owner, standards, content.id, content);
    const after = present(stored!);
    const resourceId = auditId(owner, content.id);
    await audit(tx, context, {
      action: "create",
      resource: kind.resource,
      resourceId,
      agencyId: owner.agencyId,
      after,
    });
    return after;
  });
}

/** Changes a standard for an owner, which may inherit it: members left out keep their value. */
export async function updateStandard<T extends { id: string }>(
  context: RequestContext,
  kind: KindOfStandard<T>,
  present: Present<T>,
  owner: StandardOwner,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<object> {
  await requireOwner(context, owner);
  if (idInPath !== undefined) await findStandard(context.db, kind, owner, idInPath);
  await requireAgencyAccess(context, owner.agencyId, "standard.write");
  const { id: idInBody, ...patch } = await body(z.intersection(kind.update, z.object({ id: anyId().nullish() })));
  const id = itemIdOf(idInPath, idInBody);
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, owner.agencyId, "no key update");
    const standards = await readOwnerStandards(tx, kind, owner);
    const found = standards.held.get(id) ?? notFound(kind.name, id);
    const before = present(found);
    await requireMatch(context, before, `${kind.name} "${id}"`);
    const wanted = { ...applyPatch<object>(found.value, patch), id } as T;
    if (kind.isSame(wanted, found.value)) return before;
    const after = present((await storeStandard(tx, context, kind, owner, standards, id, wanted))!);
    const resourceId = auditId(owner, id);
    await audit(tx, context, {
      action: "update",
      resource: kind.resource,
      resourceId,
      agencyId: owner.agencyId,
      before,
      after,
    });
    return after;
  });
}

/** Deletes a standard of an owner's own, and hides one that it inherits. */
export async function deleteStandard<T extends { id: string }>(
  context: RequestContext,
  kind: KindOfStandard<T>,
  present: Present<T>,
  owner: StandardOwner,
  id: string,
): Promise<void> {
  await requireOwner(context, owner);
  await findStandard(context.db, kind, owner, id);
  await requireAgencyAccess(context, owner.agencyId, "standard.write");
  await context.db.transaction(async (tx) => {
    await lockAgency(tx, owner.agencyId, "no key update");
    const standards = await readOwnerStandards(tx, kind, owner);
    const before = present(standards.held.get(id) ?? notFound(kind.name, id));
    await requireMatch(context, before, `${kind.name} "${id}"`);
    await storeStandard(tx, context, kind, owner, standards, id, null);
    const resourceId = auditId(owner, id);
    await audit(tx, context, {
      action: "delete",
      resource: kind.resource,
      resourceId,
      agencyId: owner.agencyId,
      before,
    });
  });
}

function auditId({ companyTypeId }: StandardOwner, id: string): string {
  return companyTypeId === null ? id : `${companyTypeId}/${id}`;
}
