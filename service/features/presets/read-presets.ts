import { eq, sql } from "drizzle-orm";
import { STANDARD_PRESETS, isStandardPreset, type KeyFigurePreset } from "@/contract/presets";
import { standardPresets } from "../../figures/standard-presets";
import { prepareOnce } from "../../platform/db/statements";
import { keyFigurePreset } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { toPreset, findPreset } from "./preset-row";

const statement = prepareOnce((db) =>
  db
    .select()
    .from(keyFigurePreset)
    .where(eq(keyFigurePreset.companyId, sql.placeholder("companyId")))
    .orderBy(
      sql`array_position(${sql.param([...STANDARD_PRESETS])}::text[], ${keyFigurePreset.id}) nulls last`,
      sql`${keyFigurePreset.id} collate "C"`,
    ),
);

/** The company's presets: those of the standard ones it still has in their order, then its own by id. */
export async function listPresets(context: RequestContext, companyId: string): Promise<KeyFigurePreset[]> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return (await statement(context.db).execute({ companyId })).map(toPreset);
}

export async function getPreset(context: RequestContext, companyId: string, id: string): Promise<KeyFigurePreset> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return toPreset(await findPreset(context.db, companyId, id));
}

/** The presets as a new company gets them: what "back to default" puts. Everybody signed in may read them. */
export function listStandardPresets(): KeyFigurePreset[] {
  return standardPresets();
}

export function getStandardPreset(id: string): KeyFigurePreset {
  const preset = isStandardPreset(id) && standardPresets().find((candidate) => candidate.id === id);
  return preset || notFound("Standard key figure preset", id);
}
