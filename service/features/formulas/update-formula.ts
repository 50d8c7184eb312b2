import * as z from "zod";
import { keyFigureFormulaUpdateSchema, type KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { applyPatch } from "@/contract/write-forms";
import { writeWire } from "@/contract/wire";
import { anyId } from "@/contract/text";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { itemIdOf } from "../../platform/id-in-path";
import { writeAndStoreFigures } from "../portfolio/store-figures";
import { formulaKind, toFormula } from "./formula-kind";
import { findFormula, findVersions, readCompanyFormulas } from "./formula-row";
import { readFormulaSetting } from "./formula-setting";
import { requireFormula } from "./require-formula";
import { storeFormula } from "./store-formula";

const withId = z.intersection(keyFigureFormulaUpdateSchema, z.object({ id: anyId().nullish() }));

/**
 * Stores a new version of the key figure named in the body or path. Members left out are taken from the version in
 * force, or from the one that `restore` names. An equal version is not stored. A key figure that the company inherits
 * is changed only for this company.
 */
export async function updateFormula(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<KeyFigureFormula> {
  await requireItemAccess(context, companyId, "keyFigureFormula.write", async () =>
    idInPath === undefined ? null : findFormula(context.db, companyId, idInPath),
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
    const formulas = await readCompanyFormulas(tx, companyId);
    const formula = requireFormula(text, id, await readFormulaSetting(tx, companyId, formulas));
    const written = { name, formula, valueType, decimals, description };
    const inherited = formulas.inherited.get(id);
    // Own versions that equal the inherited one are deleted, even if the update itself changes nothing.
    const follows = before.origin === undefined && inherited && formulaKind.isSame({ id, ...written }, inherited.value);
    if (!follows && writeWire({ ...before, ...written }) === writeWire(before)) return before;
    const after = toFormula((await storeFormula(tx, context, companyId, formulas, id, { id, ...written }))!);
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
