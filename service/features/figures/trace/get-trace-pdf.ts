import { amountsIn } from "@/contract/format/amount-unit";
import { formatMonths } from "@/contract/format/format-days";
import { pdfFile } from "../../../platform/pdf/pdf-file";
import type { ReadQuery, RequestContext } from "../../../platform/request-context";
import type { WholeFile } from "../../../platform/streamed-file";
import { readLetterhead } from "../../letterhead/pdf-letterhead";
import { nameOfObject } from "../name-of-object";
import { reasonText } from "../reason-texts";
import { readTrace, TRACED_VALUE_QUERY } from "./get-key-figure-trace";
import { traceBlocks } from "./trace-blocks";
import { TRACE_TEXTS } from "./trace-texts";

/** The trace of a value as a PDF: the computation, its accounts and their vouchers. */
export async function getTracePdf(
  context: RequestContext,
  companyId: string,
  keyFigureId: string,
  query: ReadQuery,
): Promise<WholeFile> {
  const { language, db } = context;
  const { trace, company, years, currency, nameOf } = await readTrace(context, companyId, keyFigureId, () =>
    query(TRACED_VALUE_QUERY),
  );
  const texts = TRACE_TEXTS[language];
  const { keyFigure, dimensionId, period, annualised, estimated } = trace;
  const object = dimensionId === undefined ? null : await nameOfObject(db, companyId, dimensionId);
  return pdfFile({
    ...(await readLetterhead(db, context, company)),
    object,
    title: texts.title(keyFigure.name),
    period: formatMonths(period, language),
    detail: [
      ...(object === null ? [] : [texts.object(object)]),
      ...(currency === "" ? [] : [`${amountsIn(currency, language)}.`]),
      texts.signs,
      ...(annualised ? [texts.annualised] : []),
      ...(estimated ? [texts.estimated] : []),
    ].join(" "),
    blocks: traceBlocks({ trace, years, language, currency, reason: (reason) => reasonText(reason, language, nameOf) }),
  });
}
