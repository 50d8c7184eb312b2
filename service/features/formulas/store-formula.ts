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
 * Stores a new version of a company's key figure; null deletes its own versions and hides an inherited key figure.
 * Content equal to the inherited one is not stored: the own versions are deleted, and the inherited one applies again.
 * @throws HttpError ruleViolation when the company already has MAX_FORMULAS key figures of its own
 */
export async function storeFormula(
  tx: Db,
  context: RequestContext,
  companyId: string,
  { effective, inherited, hidden }: CompanyFormulas,
  id: string,
  wanted: FormulaContent | null,
): Promise<Resolved<FormulaContent> | null> {
  const inheritedValue = inherited.get(id);
  const before = effective.get(id);
  const deviation = deviationFor(inheritedValue?.value, wanted, formulaKind.isSame);
  if (hidden.has(id)) await tx.delete(hiddenStandard).where(isHiding(companyId, id));
  if (deviation.state !== "set") {
    await tx.delete(keyFigureFormula).where(formulaIs(companyId, id));
    if (deviation.state === "hidden") await tx.insert(hiddenStandard).values({ companyId, kind: formulaKind.kind, id });
    return wanted === null ? null : inheritedValue!;
  }
  const own = [...effective.values()].filter(({ level }) => level === "company");
  if (before?.level !== "company" && own.length >= MAX_FORMULAS) {
    throw new HttpError(
      "ruleViolation",
      `Company ${quote(companyId)} has ${MAX_FORMULAS} key figures of its own: no more are kept.`,
    );
  }
  const { name, formula, valueType, decimals = null, description = null } = deviation.value;
  // Without own versions, `before` is the inherited version, from which the numbers go on. It is undefined for a new
  // key figure and for a hidden one: their numbers begin with 1.
  const [stored] = await tx
    .insert(keyFigureFormula)
    .values({
      companyId,
      id,
      name,
      formula,
      valueType,
      decimals,
      description,
      version: (before?.value.version ?? 0) + 1,
      changed: context.now,
      changedBy: context.user.name,
    })
    .returning();
  return { value: toContent(stored!), level: "company" };
}

function isHiding(companyId: string, id: string) {
  return and(
    eq(hiddenStandard.companyId, companyId),
    eq(hiddenStandard.kind, formulaKind.kind),
    eq(hiddenStandard.id, id),
  );
}
