import { yearBegunBy } from "@/contract/fiscal-years/year-begun";
import { amountsIn } from "@/contract/format/amount-unit";
import { formatMonths } from "@/contract/format/format-days";
import { firstDay, lastDay, periodOfDays, type Period } from "@/contract/period";
import { grantOf, type Role } from "@/contract/permissions";
import { figuresIn } from "@/contract/reports/live-text";
import type { Days } from "../../../figures/engine/steps";
import { companyCatalogue, nameOf } from "../../../figures/own-key-figures";
import type { Db } from "../../../platform/db/database";
import { pdfFile } from "../../../platform/pdf/pdf-file";
import { requireCompanyAccess } from "../../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../../platform/request-context";
import type { WholeFile } from "../../../platform/streamed-file";
import { readLetterhead } from "../../letterhead/pdf-letterhead";
import { valuesFor } from "../../targets/with-targets";
import { readCommentsWithin } from "../../comments/comment-row";
import { livePartsOf, textOf } from "../../comments/live-parts";
import { computeValues, readValueData, type ValueSelection } from "../compute-key-figure-values";
import { nameOfObject } from "../name-of-object";
import type { CompanyData } from "../read-company-data";
import { reasonText } from "../reason-texts";
import { selectValues } from "../select-values";
import { overviewBlocks } from "./overview-blocks";
import { OVERVIEW_TEXTS } from "./overview-texts";

/** Makes the PDF of the key figures that a query asks for, with comments on its days for users who may read them. */
export async function getOverviewPdf(context: RequestContext, companyId: string, query: ReadQuery): Promise<WholeFile> {
  const { company, role } = await requireCompanyAccess(context, companyId, "company.read");
  const { language } = context;
  const selection = { ...(await selectValues(context.db, companyId, query)), language };
  const { dimensionId } = selection;
  const read = await context.db.transaction(
    async (tx) => {
      const valueData = await readValueData(tx, companyId, selection);
      const { results, data } = await computeValues(tx, companyId, selection, valueData);
      const shown = valuesFor(role, results, { dimensionId, targets: data.targets });
      const periods = shown.flatMap(({ keyFigureValues }) => keyFigureValues.map((value) => value.period));
      const period = spanOf(periods);
      const mayRead = grantOf(role, "comment.read") !== false;
      return {
        data,
        period,
        currencies: new Set(periods.map((each) => currencyOf(data, lastDay(each)))),
        results: shown,
        letterhead: await readLetterhead(tx, context, company),
        object: dimensionId ? await nameOfObject(tx, companyId, dimensionId) : null,
        comments: period && mayRead ? await readShownComments(tx, companyId, { period, selection, role, data }) : [],
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const { data, period, currencies, results, letterhead, object, comments } = read;
  const texts = OVERVIEW_TEXTS[language];
  // Named once for all amounts only if it is the same for all; each amount has its currency beside it in any case.
  const currency = currencies.size === 1 ? [...currencies][0] : "";
  // No chart is needed: reasons bring the names of their groups, and key figures and inputs are named without one.
  const name = (id: string) => nameOf(id, language, data.own);
  return pdfFile({
    ...letterhead,
    object,
    title: texts.title,
    period: period ? formatMonths(period, language) : "",
    detail: [object && texts.object(object), currency && `${amountsIn(currency, language)}.`].filter(Boolean).join(" "),
    blocks: overviewBlocks({
      results,
      language,
      currencyOf: (each) => currencyOf(data, lastDay(each)),
      resolution: selection.resolution,
      reason: (missing) => reasonText(missing, language, name),
      comments: comments.map(({ keyFigureType, firstDay: from, lastDay: to, author, message }) => ({
        heading: [name(keyFigureType), formatMonths(periodOfDays(from, to), language), author].join(" · "),
        message,
      })),
    }),
  });
}

/** The period from the earliest start to the latest end; null without periods. */
function spanOf(periods: readonly Period[]): Period | null {
  const start = periods.map((period) => period.start).sort()[0];
  const end = periods
    .map((period) => period.end)
    .sort()
    .at(-1);
  return start === undefined || end === undefined ? null : { start, end };
}

interface CommentsInput {
  period: Period;
  selection: ValueSelection;
  role: Role;
  /** The data from which the shown values were computed. */
  data: CompanyData;
}

/** Reads the comments and fills in their live values, always those of the whole company, even if an object is shown. */
async function readShownComments(tx: Db, companyId: string, { period, selection, role, data: shown }: CommentsInput) {
  const { language, dimensionId } = selection;
  const rows = await readCommentsWithin(tx, companyId, { firstDay: firstDay(period), lastDay: lastDay(period) });
  if (!rows.some(({ message }) => figuresIn(message).length > 0)) return rows;
  const data = dimensionId ? await readValueData(tx, companyId, { language }) : shown;
  // No charts are passed: only the ids are used, and each result of `valuesOf` has its key figure with it.
  const keyFigures = new Map(companyCatalogue(language, data.own).map((keyFigure) => [keyFigure.id, keyFigure]));
  const valuesOf = async (keyFigureIds: readonly string[], days: Days) => {
    const { results } = await computeValues(tx, companyId, { days, keyFigureIds, language }, data);
    return valuesFor(role, results, { targets: data.targets });
  };
  const shownComments: typeof rows = [];
  // One at a time, since the queries share a connection.
  for (const row of rows) {
    const currency = currencyOf(data, row.lastDay);
    const parts = await livePartsOf(row, { keyFigures, language, currency, valuesOf });
    shownComments.push(parts ? { ...row, message: textOf(parts) } : row);
  }
  return shownComments;
}

function currencyOf(data: CompanyData, day: string): string {
  return yearBegunBy(data.years, day, (year) => year.firstDay)?.currency ?? "";
}
