import * as z from "zod";
import { anyId } from "@/contract/text";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { HttpError, notFound } from "../../platform/http-error";
import { itemIdOf, withIdInPath } from "../../platform/id-in-path";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { markFiguresPending } from "./mark-figures-pending";
import type { StandardDefinition, StandardOwner } from "./standard-kind";
import { findStandard, readOwnerStandards, requireOwner, type OwnerStandards } from "./standard-owner";
import { storeStandard } from "./store-standard";

/** Creates a standard for an owner, also under the id of an inherited one that the owner has hidden. */
export async function createStandard<T extends { id: string }>(
  context: RequestContext,
  kind: StandardDefinition<T>,
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
    if (standards.effective.has(content.id))
      throw new HttpError("exists", `${kind.name} "${content.id}" exists already.`);
    const checked = (await kind.checked?.(tx, owner, content.id, content)) ?? content;
    const stored = await storeStandard(tx, context, kind, owner, standards, content.id, checked);
    await markPendingIfAffected(tx, kind, owner);
    const after = kind.present(stored!);
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

/** Updates an owner's own or inherited standard for this owner. Omitted members keep their value. */
export async function updateStandard<T extends { id: string }>(
  context: RequestContext,
  kind: StandardDefinition<T>,
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
    const found = standards.effective.get(id) ?? notFound(kind.name, id);
    const before = kind.present(found);
    await requireMatch(context, before, `${kind.name} "${id}"`);
    const patched = { ...applyPatch<object>(found.value, patch), ...replacedMembers(kind, patch), id } as T;
    const wanted = (await kind.checked?.(tx, owner, id, patched)) ?? patched;
    if (kind.isSame(wanted, found.value) && !isRedundant(kind, standards, id)) return before;
    const after = kind.present((await storeStandard(tx, context, kind, owner, standards, id, wanted))!);
    await markPendingIfAffected(tx, kind, owner);
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

/** Deletes a standard of the owner, and hides an inherited one. */
export async function deleteStandard<T extends { id: string }>(
  context: RequestContext,
  kind: StandardDefinition<T>,
  owner: StandardOwner,
  id: string,
): Promise<void> {
  await requireOwner(context, owner);
  await findStandard(context.db, kind, owner, id);
  await requireAgencyAccess(context, owner.agencyId, "standard.write");
  await context.db.transaction(async (tx) => {
    await lockAgency(tx, owner.agencyId, "no key update");
    const standards = await readOwnerStandards(tx, kind, owner);
    const before = kind.present(standards.effective.get(id) ?? notFound(kind.name, id));
    await requireMatch(context, before, `${kind.name} "${id}"`);
    await kind.checked?.(tx, owner, id, null);
    await storeStandard(tx, context, kind, owner, standards, id, null);
    await markPendingIfAffected(tx, kind, owner);
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

/** The members of a patch that replace the stored value instead of merging with it. */
function replacedMembers<T extends { id: string }>(
  { replacedWhole = [] }: StandardDefinition<T>,
  patch: object,
): object {
  return Object.fromEntries(
    Object.entries(patch).filter(([member, value]) => value !== undefined && replacedWhole.includes(member as keyof T)),
  );
}

async function markPendingIfAffected<T extends { id: string }>(
  tx: Db,
  { affectsFigures }: StandardDefinition<T>,
  owner: StandardOwner,
): Promise<void> {
  if (affectsFigures) await markFiguresPending(tx, owner);
}

/** True when the owner's own content has become equal to what it inherits, so that storing it again removes it. */
function isRedundant<T extends { id: string }>(
  kind: StandardDefinition<T>,
  { own, inherited }: OwnerStandards<T>,
  id: string,
): boolean {
  const [ownContent, inheritedContent] = [own.get(id), inherited.get(id)];
  return Boolean(ownContent && inheritedContent && kind.isSame(ownContent, inheritedContent.value));
}

function auditId({ companyTypeId }: StandardOwner, id: string): string {
  return companyTypeId === null ? id : `${companyTypeId}/${id}`;
}
