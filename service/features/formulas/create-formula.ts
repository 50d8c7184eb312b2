import { keyFigureId } from "@/contract/ids";
import { keyFigureFormulaCreateSchema, type KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { keyFigureFormula } from "../../platform/db/schema";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { everyDefinition } from "../../figures/formulas/company-definitions";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { withIdInPath } from "../../platform/id-in-path";
import { readFormulaSetting, requireFormula } from "./formula-setting";
import { toFormula } from "./formula-row";
import { writeAndStoreFigures } from "../portfolio/store-figures";

/** All of a company's are read whenever one is computed. */
export const MAX_FORMULAS = 100;

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
    const setting = await readFormulaSetting(tx, companyId);
    const names = everyDefinition({ formulas: setting.own, charts: setting.charts, isTyped: () => false });
    if (names(input.id) || setting.typed.includes(input.id)) {
      throw new HttpError(
        "exists",
        `Key figure ${quote(input.id)} exists already: standard, own, typed in, or as a group of accounts.`,
      );
    }
    const formula = requireFormula(input.formula, input.id, setting);
    if (setting.own.length >= MAX_FORMULAS) {
      throw new HttpError(
        "ruleViolation",
        `Company "${companyId}" has ${MAX_FORMULAS} key figures of its own: no more are kept.`,
      );
    }
    const row = { companyId, ...input, formula, version: 1, changed: context.now, changedBy: context.user.name };
    const [stored] = await tx.insert(keyFigureFormula).values(row).returning();
    const created = toFormula(stored!);
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
