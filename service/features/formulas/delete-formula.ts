import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { writeAndStoreFigures } from "../portfolio/store-figures";
import { usersOf } from "./formula-content";
import { toFormula } from "./formula-kind";
import { findFormula, readCompanyFormulas } from "./formula-row";
import { storeFormula } from "./store-formula";

/**
 * Deletes the company's own versions of a key figure, and hides the key figure for the company if it is inherited.
 * @throws HttpError ruleViolation when another key figure uses it
 */
export async function deleteFormula(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "keyFigureFormula.write", () => findFormula(context.db, companyId, id));
  await writeAndStoreFigures(context.db, companyId, async (tx) => {
    const formulas = await readCompanyFormulas(tx, companyId);
    const before = toFormula(formulas.effective.get(id) ?? notFound("Key figure formula", id));
    await requireMatch(context, before, `Key figure formula "${id}"`);
    const inForce = formulas.list.map(({ value }) => value);
    const users = usersOf(id, inForce).map(quote);
    if (users.length > 0) {
      throw new HttpError(
        "ruleViolation",
        `Key figure formula "${id}" cannot be deleted: ${users.join(", ")} uses it.`,
      );
    }
    await storeFormula(tx, context, companyId, formulas, id, null);
    await audit(tx, context, { action: "delete", resource: "KeyFigureFormula", resourceId: id, companyId, before });
  });
}
