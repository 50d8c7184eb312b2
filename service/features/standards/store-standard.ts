import { max } from "drizzle-orm";
import { MAX_STANDARDS } from "@/contract/standards";
import type { Db } from "../../platform/db/database";
import { standard, standardVersion } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { deviationFor, type Resolved } from "./resolve-standards";
import type { StandardDefinition, StandardOwner } from "./standard-kind";
import { levelOf, standardIs, typeColumn, versionIs, type OwnerStandards } from "./standard-owner";

/**
 * Stores the content that an owner shall have under an id (null for none), as a new version. Returns what applies then.
 * The transaction must have locked the agency.
 * @throws HttpError ruleViolation when the owner has the maximum number of standards
 */
export async function storeStandard<T extends { id: string }>(
  tx: Db,
  context: RequestContext,
  kind: StandardDefinition<T>,
  owner: StandardOwner,
  { inherited, own }: OwnerStandards<T>,
  id: string,
  wanted: T | null,
): Promise<Resolved<T> | null> {
  const inheritedStandard = inherited.get(id);
  const deviation = deviationFor(inheritedStandard?.value, wanted, kind.isSame);
  const key = { agencyId: owner.agencyId, companyTypeId: typeColumn(owner), kind: kind.kind, id };
  const version = await nextVersion(tx, owner, kind, id);
  const stamp = { version, changed: context.now, changedBy: context.user.name };
  const stamped = (value: T) => kind.stamped?.(value, stamp) ?? value;
  const content = deviation.state === "set" ? stamped(deviation.value) : null;
  if (deviation.state === "inherited") {
    await tx.delete(standard).where(standardIs(owner, kind.kind, id));
  } else {
    const limit = kind.max ?? MAX_STANDARDS;
    const others = [...own].filter(([otherId, value]) => otherId !== id && value !== null).length;
    // Hiding an inherited standard adds none.
    if (content !== null && others >= limit) {
      throw new HttpError("ruleViolation", `There are ${limit} standards of this kind, which is the most.`);
    }
    await tx
      .insert(standard)
      .values({ ...key, content })
      .onConflictDoUpdate({
        target: [standard.agencyId, standard.companyTypeId, standard.kind, standard.id],
        set: { content },
      });
  }
  await tx.insert(standardVersion).values({ ...key, ...stamp, state: deviation.state, content });
  if (wanted === null) return null;
  if (content === null) return inheritedStandard!;
  return { value: content, level: levelOf(owner) };
}

async function nextVersion<T extends { id: string }>(
  tx: Db,
  owner: StandardOwner,
  { kind }: StandardDefinition<T>,
  id: string,
): Promise<number> {
  const [last] = await tx
    .select({ version: max(standardVersion.version) })
    .from(standardVersion)
    .where(versionIs(owner, kind, id));
  return (last?.version ?? 0) + 1;
}
