import { keyFigureId } from "@/contract/ids";
import { keyFigureFormulaCreateSchema, type KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { keyFigureFormula } from "../../platform/db/schema";
import { notFound, quote, refuse } from "../../platform/http-error";
import { everyDefinition } from "../../figures/formulas/company-definitions";
import { reachCompany } from "../../platform/policies/authorize";
import { lockCompany } from "../companies/lock-company";
import { withIdInPath } from "../../platform/http/path-id";
import { readFormulaSetting, requireFormula } from "./formula-setting";
import { presentFormula } from "./formula-row";

/** All of a company's are read whenever one is computed. */
export const MOST_FORMULAS = 100;

/** Creates a key figure of the company's own with the id that the client chose, in the body or in the path. */
export async function createFormula(
  caller: Caller,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<KeyFigureFormula> {
  await reachCompany(caller, companyId, "keyFigureFormula.write");
  if (idInPath !== undefined && !keyFigureId.safeParse(idInPath).success) notFound("Key figure formula", idInPath);
  const input = await body(withIdInPath(keyFigureFormulaCreateSchema, "id", idInPath));
  return caller.db.transaction(async (tx) => {
    // The company's row is the lock of all its formulas: whether one can be hangs on the others.
    await lockCompany(tx, companyId);
    const setting = await readFormulaSetting(tx, companyId);
    const names = everyDefinition({ formulas: setting.own, charts: setting.charts, isTyped: () => false });
    if (names(input.id) || setting.typed.includes(input.id)) {
      refuse(
        "exists",
        `Key figure ${quote(input.id)} exists already: standard, own, typed in, or as a group of accounts.`,
      );
    }
    const formula = requireFormula(input.formula, input.id, setting);
    if (setting.own.length >= MOST_FORMULAS) {
      refuse("ruleViolation", `Company "${companyId}" has ${MOST_FORMULAS} key figures of its own: no more are kept.`);
    }
    const row = { companyId, ...input, formula, version: 1, changed: caller.now, changedBy: caller.user.name };
    const [stored] = await tx.insert(keyFigureFormula).values(row).returning();
    const created = presentFormula(stored!);
    await audit(tx, caller, {
      action: "create",
      resource: "KeyFigureFormula",
      resourceId: input.id,
      companyId,
      after: created,
    });
    return created;
  });
}
