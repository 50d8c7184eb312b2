import * as z from "zod";
import { keyFigureFormulaUpdateSchema, type KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { applyPatch } from "@/contract/write-forms";
import { writeWire } from "@/contract/wire";
import { anyId } from "@/contract/text";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { keyFigureFormula } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { itemIdOf } from "../../platform/id-in-path";
import { findVersions, toFormula } from "./formula-row";
import { readFormulaSetting, requireFormula } from "./formula-setting";
import { writeAndStoreFigures } from "../portfolio/store-figures";

const withId = z.intersection(keyFigureFormulaUpdateSchema, z.object({ id: anyId().nullish() }));

/**
 * Makes a new version of the key figure named in the body (or the path): members left out are those of the version in
 * force, or of that which `restore` names. One that would be the same as it is makes none.
 */
export async function updateFormula(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<KeyFigureFormula> {
  await requireItemAccess(context, companyId, "keyFigureFormula.write", async () =>
    idInPath === undefined ? null : findVersions(context.db, companyId, idInPath),
  );
  const { id: idInBody, restore, ...patch } = await body(withId);
  const id = itemIdOf(idInPath, idInBody);
  return writeAndStoreFigures(context.db, companyId, async (tx) => {
    const versions = (await findVersions(tx, companyId, id)).map(toFormula);
    const before = versions[0]!;
    const base = versions.find(({ version }) => version === (restore ?? before.version));
    if (!base) return notFound(`Version of key figure "${id}"`, String(restore));
    await requireMatch(context, before, `Key figure formula "${id}"`);
    const { name, valueType, decimals, description, formula: text } = applyPatch(base, patch);
    const formula = requireFormula(text, id, await readFormulaSetting(tx, companyId));
    const written = { name, formula, valueType, decimals, description };
    if (writeWire({ ...before, ...written }) === writeWire(before)) return before;
    const [stored] = await tx
      .insert(keyFigureFormula)
      .values({
        ...{ companyId, id, ...written, version: before.version + 1 },
        ...{ changed: context.now, changedBy: context.user.name },
      })
      .returning();
    const after = toFormula(stored!);
    await audit(tx, context, {
      action: "update",
      resource: "KeyFigureFormula",
      resourceId: id,
      companyId,
      before,
      after,
    });
    return after;
  });
}
