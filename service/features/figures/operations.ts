import { TRACED_ROWS } from "@/contract/figures/key-figure-trace";
import { MAX_WORKBOOK_CELLS, MAX_WORKBOOK_PERIODS } from "@/contract/figures/key-figure-workbook";
import type { OperationGroup, QueryParameter } from "../../platform/openapi/operation";
import { VALUE_QUERY } from "./select-values";
import { TRACE_QUERY } from "./trace/get-key-figure-trace";

const LIST = "Company/:companyId/KeyFigureValue";

const ofPreset: QueryParameter = {
  schema: VALUE_QUERY.keyFigurePresetId,
  description: "Only the key figures of this preset, in its order.",
};

const range: Record<string, QueryParameter> = {
  startDate: { schema: VALUE_QUERY.startDate, description: "First day of the range; with `endDate`." },
  endDate: { schema: VALUE_QUERY.endDate, description: "Last day of the range, included." },
  numberOfYears: {
    schema: VALUE_QUERY.numberOfYears,
    description: "How many of the latest fiscal years; not with dates.",
  },
  resolution: {
    schema: VALUE_QUERY.resolution,
    description:
      "One value for each month, quarter or fiscal year, for the year to each month's end, or for the twelve months to it.",
  },
  dimensionId: {
    schema: VALUE_QUERY.dimensionId,
    description: "Values of this dimension object, for example `2_12`; empty for the company.",
  },
};

const traced: Record<string, QueryParameter> = {
  startDate: {
    schema: TRACE_QUERY.startDate,
    description: "First day of the range; with `endDate`. The latest fiscal year unless given.",
  },
  endDate: { schema: TRACE_QUERY.endDate, description: "Last day of the range, included." },
  dimensionId: range.dimensionId!,
};

export const keyFigureValueOperations: OperationGroup = {
  resource: "KeyFigureValue",
  description:
    "Key figures computed from the books: one value for the range, or one for each fiscal year when no range is given. Each value says by `bookedThrough` how far the books reach in its period; target, budget and the year before beside it are of the same months. Months after the last booked one have no value, and `reason` says why any other has none.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listKeyFigureValues",
      summary: "Compute key figures",
      query: {
        ...range,
        keyFigurePresetId: ofPreset,
      },
      response: "KeyFigureResult[]",
    },
    {
      path: `${LIST}/:keyFigureId`,
      verb: "GET",
      id: "getKeyFigureValues",
      summary: "Compute one key figure",
      query: range,
      response: "KeyFigureResult",
    },
    {
      path: `${LIST}/:keyFigureId/Trace`,
      verb: "GET",
      id: "getKeyFigureTrace",
      summary: "Trace a value of a key figure",
      description: `How the value over the range comes about: a tree of formulas, functions, terms and inputs down to sums over accounts by group of the chart, and for each account its balances, the rows of vouchers and records behind them, and their lines in the imported file. Vouchers are left out where there are more than ${TRACED_ROWS} rows in all; \`account\` then asks for those of one.`,
      query: {
        ...traced,
        account: {
          schema: TRACE_QUERY.account,
          description: `Rows of this account only: the first ${TRACED_ROWS} of each fiscal year.`,
        },
        offset: { schema: TRACE_QUERY.offset, description: "With `account`: how many rows to skip." },
      },
      response: "KeyFigureTrace",
      extension: true,
    },
    {
      path: `${LIST}/:keyFigureId/Trace/Pdf`,
      verb: "GET",
      id: "getKeyFigureTracePdf",
      summary: "Get how a value of a key figure is made as a PDF",
      description: `Tagged (PDF/UA), on A4, in the language of Accept-Language: the computation, the balances of its accounts by period and the rows of their vouchers, where there are at most ${TRACED_ROWS}.`,
      query: traced,
      response: "pdf",
      extension: true,
    },
    {
      path: `${LIST}/:keyFigureId/Trace/Workbook`,
      verb: "GET",
      id: "getKeyFigureTraceWorkbook",
      summary: "Get how a value of a key figure is made as sheets of spreadsheet formulas",
      description: `The computation by formulas over the accounts, the accounts by formulas over the rows of vouchers, and these as constants, with what each formula gives beside it. Rows of vouchers are left out where there are more than ${TRACED_ROWS}, and accounts are constants then. At most ${MAX_WORKBOOK_CELLS} cells.`,
      query: traced,
      response: "KeyFigureWorkbook",
      extension: true,
    },
    {
      path: "Company/:companyId/KeyFigurePdf",
      verb: "GET",
      id: "getKeyFigurePdf",
      summary: "Get key figures as a PDF",
      description:
        "Tagged (PDF/UA), on A4, in the language of Accept-Language: the latest value of each beside the year before, target and budget, all values step by step, and the comments on their days for those who may read them.",
      query: { ...range, keyFigurePresetId: ofPreset },
      response: "pdf",
      extension: true,
    },
    {
      path: "Company/:companyId/KeyFigureWorkbook",
      verb: "GET",
      id: "getKeyFigureWorkbook",
      summary: "Get key figures as sheets of spreadsheet formulas",
      description: `Sheets with the key figures, the terms that they are made of, the inputs and the balances of the accounts. Values of the first two are formulas over the others, with what they give beside them; a value that cannot be a formula is a constant, and one that cannot be computed has a \`reason\`. At most ${MAX_WORKBOOK_PERIODS} periods and ${MAX_WORKBOOK_CELLS} cells.`,
      query: { ...range, keyFigurePresetId: ofPreset },
      response: "KeyFigureWorkbook",
      extension: true,
    },
  ],
};

export const keyFigureOperations: OperationGroup = {
  resource: "KeyFigure",
  description: "The catalogue of key figures; names in the language of Accept-Language.",
  operations: [
    {
      path: "KeyFigure",
      verb: "GET",
      id: "listKeyFigures",
      summary: "List the catalogue",
      response: "KeyFigure[]",
      extension: true,
    },
    {
      path: "KeyFigure/:keyFigureId",
      verb: "GET",
      id: "getKeyFigure",
      summary: "Get a key figure of the catalogue",
      response: "KeyFigure",
      extension: true,
    },
    {
      path: "Company/:companyId/KeyFigure",
      verb: "GET",
      id: "listCompanyKeyFigures",
      summary: "List the catalogue with the company's own key figures after it",
      response: "KeyFigure[]",
      extension: true,
    },
  ],
};
