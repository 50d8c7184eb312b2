import { eq, sql } from "drizzle-orm";
import { STANDARD_PRESETS, type KeyFigurePreset } from "@/contract/presets";
import type { RequestContext } from "../../platform/request-context";
import { builtOnce } from "../../platform/db/built-once";
import { keyFigurePreset } from "../../platform/db/schema";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { toPreset } from "./preset-row";

const statement = builtOnce((db) =>
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
