import * as z from "zod";
import { companyListSchema } from "./companies/company";
import { calendarDay, periodSchema, timestamp } from "./dates";
import { keyFigureSchema } from "./figures/key-figure";
import { PORTFOLIO_RESOLUTIONS } from "./figures/resolutions";
import { double } from "./inputs/key-figure-data";
import { distinctList } from "./list";
import { AGREEMENTS } from "./statements/reconciliation";
import { keyFigureId } from "./ids";
import { anyId, name, text } from "./text";
import { createForm, updateForm } from "./write-forms";

/** Maximum number of key figures in one request. */
const MAX_PORTFOLIO_FIGURES = 60;
/** Maximum number of periods in a history: three years by month. The service stores the values of as many months. */
export const MAX_HISTORY = 36;

const values = z.array(double.nullable());

/** The format in which values of a key figure are written. */
export const keyFigureFormatSchema = keyFigureSchema.pick({ valueType: true, decimals: true });
export type KeyFigureFormat = z.output<typeof keyFigureFormatSchema>;

/**
 * A company with its values in one period. The lists have the order of `keyFigures` in the response. Amounts are in
 * units of `currency`, percentages are written as 12.5, and null means no value. Lists without any value are left out.
 */
export const companyKeyFigureValuesSchema = z.object({
  companyId: z.string(),
  /** Absent, like all following members, when the company has no values in the period. */
  period: periodSchema.optional(),
  /** The last day of the period's last booked month. All values are of the days up to it. */
  bookedThrough: calendarDay.optional(),
  currency: z.string().optional(),
  values: values.optional(),
  /** The values of the same months a year earlier. */
  yearsBefore: values.optional(),
  targets: values.optional(),
  budgets: values.optional(),
  /**
   * The format of each key figure in this company, or null if it is that of `keyFigures` in the response; left out when
   * all are null. Companies may define own key figures of different kinds under one id.
   */
  formats: z.array(keyFigureFormatSchema.nullable()).optional(),
  /**
   * For each key figure its values in the periods up to this one, the oldest first; an empty list for one that the
   * company does not have. Present if the request asks for a history, even without any value.
   */
  histories: z.array(values).optional(),
});
export type CompanyKeyFigureValues = z.output<typeof companyKeyFigureValuesSchema>;

export const agencyKeyFigureValuesSchema = z.object({
  keyFigures: z.array(keyFigureSchema),
  resolution: z.enum(PORTFOLIO_RESOLUTIONS),
  /** The number of companies whose figures are still to be computed, as after an upgrade or a change of a standard. */
  pending: z.int(),
  /** All companies that the user may see, or those of a preview; by name. */
  companies: z.array(companyKeyFigureValuesSchema),
});
export type AgencyKeyFigureValues = z.output<typeof agencyKeyFigureValuesSchema>;

/** The state of a company's books and the work on them, as a list of all companies shows it. */
export const companyStatusSchema = z.object({
  companyId: z.string(),
  /**
   * The last day of the last booked month, or of its fiscal year where that ends earlier; absent when nothing is
   * booked.
   */
  bookedThrough: calendarDay.optional(),
  /** The reconciliation of the fiscal year with that month. */
  agreement: z.enum(AGREEMENTS).optional(),
  /** The latest import that was not taken back. */
  imported: z.object({ at: timestamp, by: z.string() }).optional(),
  /** The beginning of the latest comment; with its period if it has live values. */
  comment: z.object({ at: timestamp, by: z.string(), message: z.string(), period: periodSchema.optional() }).optional(),
  /** The number of open questions; absent when there is none. */
  openQuestions: z.int().optional(),
  /** The agency's consultants who look after it. */
  consultants: z.array(z.object({ userName: z.string(), name: z.string() })),
});
export type CompanyStatus = z.output<typeof companyStatusSchema>;
export const companyStatusListSchema = z.array(companyStatusSchema);

/** Lists up to this length are sent with the page. For a longer list, only the first screen is sent. */
export const MAX_WHOLE_LIST = 500;
export const FIRST_SCREEN = 40;

/**
 * All companies of a small agency, or the first ones of a large one, by name, with their statuses and, if the request
 * names key figures, their values.
 */
export const portfolioPreviewSchema = z.object({
  /** The number of all companies that the user may see. */
  total: z.int(),
  companies: companyListSchema,
  values: agencyKeyFigureValuesSchema.optional(),
  statuses: companyStatusListSchema,
});
export type PortfolioPreview = z.output<typeof portfolioPreviewSchema>;

/** Ids of the standard views. They are defined in the code, and their names are in the messages. */
export const STANDARD_VIEWS = ["all", "contacts", "late"] as const;
export type StandardView = (typeof STANDARD_VIEWS)[number];

/** Maximum number of views of one user, and of the agency. */
export const MAX_VIEWS = 100;
const MAX_VIEW_QUERY_LENGTH = 2_000;

/** A named choice of columns, order, filters, groups and density of the page of all clients. */
export const portfolioViewSchema = z.object({
  id: z.string(),
  name: name(),
  /** True for a view of the agency, false for one of its user alone. */
  isShared: z.boolean(),
  /** The parameters of the page's address: `sort=-value.NetSales&late=true`. */
  query: text(MAX_VIEW_QUERY_LENGTH),
});
export type PortfolioView = z.output<typeof portfolioViewSchema>;
export const portfolioViewListSchema = z.array(portfolioViewSchema);
export const portfolioViewCreateSchema = createForm(portfolioViewSchema.omit({ id: true }));
/** An update cannot move a view between the user and the agency. */
export const portfolioViewUpdateSchema = updateForm(portfolioViewSchema.pick({ name: true, query: true }));

/** The views that the page opens with: the user's own choice, else that of the agency. */
export const defaultPortfolioViewSchema = z.object({
  own: anyId().optional(),
  agency: anyId().optional(),
});
export type DefaultPortfolioView = z.output<typeof defaultPortfolioViewSchema>;
export const defaultPortfolioViewUpdateSchema = updateForm(defaultPortfolioViewSchema);

/** Ids of key figures in a query, separated by commas. */
export const keyFigureIds = z
  .string()
  .transform((text) => text.split(","))
  .pipe(distinctList(keyFigureId, MAX_PORTFOLIO_FIGURES, "key figure"));
