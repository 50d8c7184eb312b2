import { presetId } from "@/contract/ids";
import { keyFigurePresetCreateSchema, type KeyFigurePreset } from "@/contract/presets";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { keyFigurePreset } from "../../platform/db/schema";
import { notFound, refuse } from "../../platform/http-error";
import { reachCompany } from "../../platform/policies/authorize";
import { withIdInPath } from "../../platform/http/path-id";
import { presentPreset } from "./preset-row";

/** Creates a preset with the id that the client chose, in the body or in the path. */
export async function createPreset(
  caller: Caller,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<KeyFigurePreset> {
  await reachCompany(caller, companyId, "preset.write");
  if (idInPath !== undefined && !presetId.safeParse(idInPath).success) notFound("Key figure preset", idInPath);
  const input = await body(withIdInPath(keyFigurePresetCreateSchema, "id", idInPath));
  return caller.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(keyFigurePreset)
      .values({ companyId, ...input })
      .onConflictDoNothing()
      .returning();
    if (!row) return refuse("exists", `Key figure preset "${input.id}" exists already.`);
    const created = presentPreset(row);
    await audit(tx, caller, {
      action: "create",
      resource: "KeyFigurePreset",
      resourceId: input.id,
      companyId,
      after: created,
    });
    return created;
  });
}
