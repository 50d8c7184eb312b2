import { desc } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { StandardState } from "@/contract/standards";
import { standardVersion } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import type { StandardDefinition, StandardOwner } from "./standard-kind";
import { findStandard, readOwnerStandards, requireOwner, versionIs } from "./standard-owner";

/** All standards that apply to an owner: its own and inherited ones. */
export async function listStandards<T extends { id: string }>(
  context: RequestContext,
  kind: StandardDefinition<T>,
  owner: StandardOwner,
): Promise<object[]> {
  await requireOwner(context, owner);
  const { effective } = await readOwnerStandards(context.db, kind, owner);
  return [...effective.values()].sort((one, other) => kind.compare(one.value, other.value)).map(kind.present);
}

export async function getStandard<T extends { id: string }>(
  context: RequestContext,
  kind: StandardDefinition<T>,
  owner: StandardOwner,
  id: string,
): Promise<object> {
  await requireOwner(context, owner);
  return kind.present(await findStandard(context.db, kind, owner, id));
}

interface Version<T> {
  version: number;
  state: StandardState;
  content: T | null;
  changed: string;
  changedBy: string;
}

/** An owner's changes of a standard, newest first; throws a notFound if neither changes nor the standard exist. */
export async function listStandardVersions<T extends { id: string }>(
  context: RequestContext,
  kind: StandardDefinition<T>,
  owner: StandardOwner,
  id: string,
): Promise<Version<T>[]> {
  await requireOwner(context, owner);
  const rows = await context.db
    .select()
    .from(standardVersion)
    .where(versionIs(owner, kind.kind, id))
    .orderBy(desc(standardVersion.version));
  const { effective } = await readOwnerStandards(context.db, kind, owner);
  if (rows.length === 0 && !effective.has(id)) notFound(kind.name, id);
  return rows.map(({ version, state, content, changed, changedBy }) => {
    return { version, state, content: content as T | null, changed: formatUtc(changed), changedBy };
  });
}
