import {
  MAX_WORKBOOK_CELLS,
  MAX_WORKBOOK_PERIODS,
  type KeyFigureWorkbook,
} from "@/contract/figures/key-figure-workbook";
import { readAccountNames } from "../../../books/ledger/read-accounts";
import { stepsOf } from "../../../figures/engine/steps";
import { eubas97 } from "../../../figures/eubas97";
import { companyCatalogue, nameOf } from "../../../figures/own-key-figures";
import { buildWorkbook } from "../../../figures/workbook/build-workbook";
import { HttpError } from "../../../platform/http-error";
import { requireCompanyAccess } from "../../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../../platform/request-context";
import { daysNeeded, definitionsFor, readValueData } from "../compute-key-figure-values";
import { nameOfObject } from "../name-of-object";
import { readBooks } from "../read-books";
import { reasonNamer } from "../reason-names";
import { selectValues } from "../select-values";

/**
 * The key figures that a query asks for, or all, as sheets of formulas (ADR 0092).
 * @throws HttpError invalid when there are too many periods or cells for a workbook
 */
export async function getKeyFigureWorkbook(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<KeyFigureWorkbook> {
  const { company } = await requireCompanyAccess(context, companyId, "company.read");
  const { language } = context;
  const selection = { ...(await selectValues(context.db, companyId, query)), language };
  return context.db.transaction(
    async (tx) => {
      const data = await readValueData(tx, companyId, selection);
      const { years, own, inputs, ofPreset } = data;
      const { dimensionId } = selection;
      const periods = stepsOf(years, selection);
      if (periods.length > MAX_WORKBOOK_PERIODS) refuse(`more than ${MAX_WORKBOOK_PERIODS} periods`);
      const days = daysNeeded(periods);
      const books = await readBooks(tx, years, { companyId, dimensionId, language, ...days });
      const charts = [eubas97(language), ...books.years.map(({ chart }) => chart)];
      const nameOfId = (id: string) => nameOf(id, language, own, charts);
      const catalogue = companyCatalogue(language, own, charts);
      const ids = books.years.map(({ fiscalYearId }) => fiscalYearId);
      const workbook = buildWorkbook(
        {
          title: dimensionId ? `${company.name}: ${await nameOfObject(tx, companyId, dimensionId)}` : company.name,
          figures: ofPreset?.flatMap((id) => catalogue.find((figure) => figure.id === id) ?? []) ?? catalogue,
          language,
          periods,
          books,
          inputs,
          nameOf: nameOfId,
          definitions: definitionsFor(books, own),
          accountNames: await readAccountNames(tx, companyId, ids),
          nameReason: reasonNamer(nameOfId, language),
        },
        MAX_WORKBOOK_CELLS,
      );
      return workbook ?? refuse(`more than ${MAX_WORKBOOK_CELLS} cells`);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function refuse(tooMuch: string): never {
  throw new HttpError("invalid", `The query is not valid: the workbook would have ${tooMuch}; ask for fewer.`);
}
