import { keyFigureId } from "@/contract/ids";
import { keyFigureFormulaCreateSchema, type KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { everyDefinition } from "../../figures/formulas/company-definitions";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { withIdInPath } from "../../platform/id-in-path";
import { writeAndStoreFigures } from "../portfolio/store-figures";
import { toFormula } from "./formula-kind";
import { readCompanyFormulas } from "./formula-row";
import { readFormulaSetting } from "./formula-setting";
import { requireFormula } from "./require-formula";
import { storeFormula } from "./store-formula";

/** Creates a key figure of the company's own with the id that the client chose, in the body or in the path. */
export async function createFormula(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<KeyFigureFormula> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.write");
  if (idInPath !== undefined && !keyFigureId.safeParse(idInPath).success) notFound("Key figure formula", idInPath);
  const input = await body(withIdInPath(keyFigureFormulaCreateSchema, "id", idInPath));
  return writeAndStoreFigures(context.db, companyId, async (tx) => {
    const formulas = await readCompanyFormulas(tx, companyId);
    const setting = await readFormulaSetting(tx, companyId, formulas);
    const isTyped = (id: string) => setting.typed.includes(id);
    const definitionOf = everyDefinition({ formulas: setting.own, charts: setting.charts, isTyped });
    if (formulas.effective.has(input.id) || definitionOf(input.id)) {
      throw new HttpError(
        "exists",
        `Key figure ${quote(input.id)} exists already: standard, own, typed in, or as a group of accounts.`,
      );
    }
    const wanted = { ...input, formula: requireFormula(input.formula, input.id, setting) };
    const created = toFormula((await storeFormula(tx, context, companyId, formulas, input.id, wanted))!);
    await audit(tx, context, {
      action: "create",
      resource: "KeyFigureFormula",
      resourceId: input.id,
      companyId,
      after: created,
    });
    return created;
  });
}
