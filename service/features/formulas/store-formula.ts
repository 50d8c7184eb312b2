import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { hiddenStandard, keyFigureFormula } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { deviationFor, type Resolved } from "../standards/resolve-standards";
import type { CompanyFormulas } from "./company-formulas";
import type { FormulaContent } from "./formula-content";
import { formulaKind, MAX_FORMULAS } from "./formula-kind";
import { formulaIs, toContent } from "./formula-row";

/**
 * Makes a company have a key figure, as a new version, or none under an id (null). One that says the same as what the
 * company inherits is none of its own, and its versions go: it follows what the agency says.
 * @throws HttpError ruleViolation where the company has as many of its own as it may
 */
export async function storeFormula(
  tx: Db,
  context: RequestContext,
  companyId: string,
  { held, inherited, hidden }: CompanyFormulas,
  id: string,
  wanted: FormulaContent | null,
): Promise<Resolved<FormulaContent> | null> {
  const below = inherited.get(id);
  const before = held.get(id);
  const deviation = deviationFor(below?.value, wanted, formulaKind.isSame);
  if (hidden.has(id)) await tx.delete(hiddenStandard).where(hidingIs(companyId, id));
  if (deviation.state !== "set") {
    await tx.delete(keyFigureFormula).where(formulaIs(companyId, id));
    if (deviation.state === "hidden") await tx.insert(hiddenStandard).values({ companyId, kind: formulaKind.kind, id });
    return wanted === null ? null : below!;
  }
  const own = [...held.values()].filter(({ level }) => level === "company");
  if (before?.level !== "company" && own.length >= MAX_FORMULAS) {
    throw new HttpError(
      "ruleViolation",
      `Company ${quote(companyId)} has ${MAX_FORMULAS} key figures of its own: no more are kept.`,
    );
  }
  const { name, formula, valueType, decimals = null, description = null } = deviation.value;
  const [stored] = await tx
    .insert(keyFigureFormula)
    .values({
      ...{ companyId, id, name, formula, valueType, decimals, description },
      ...{ version: (before?.value.version ?? 0) + 1, changed: context.now, changedBy: context.user.name },
    })
    .returning();
  return { value: toContent(stored!), level: "company" };
}

function hidingIs(companyId: string, id: string) {
  const { companyId: of, kind, id: name } = hiddenStandard;
  return and(eq(of, companyId), eq(kind, formulaKind.kind), eq(name, id));
}
