import * as z from "zod";
import { timestamp } from "../dates";
import { MAX_LINK_DAYS } from "../text-limits";
import { mailAddress } from "../mails/mail";
import { strictForm } from "../write-forms";
import { reportLanguage } from "./blocks";
import { reportContentSchema } from "./content";

/** Extension: a link with which a published report is read without an account. Its secret is shown once. */
export const reportLinkSchema = z.object({
  id: z.string(),
  created: timestamp,
  createdBy: z.string(),
  expires: timestamp,
  /** True when whoever opens the link is asked for a code too. */
  needsCode: z.boolean(),
  language: reportLanguage,
  /** The time at which the link was closed, and the cause; absent for a link that is open or has only expired. */
  closed: z.object({ at: timestamp, because: z.enum(["revoked", "recalled"]) }).optional(),
  /** The number and times of its openings in a browser; absent until the first one. */
  openings: z.object({ count: z.int().min(1), first: timestamp, last: timestamp }).optional(),
});
export type ReportLink = z.output<typeof reportLinkSchema>;
export const reportLinkListSchema = z.array(reportLinkSchema);

export const reportLinkCreateSchema = strictForm(
  reportLinkSchema.pick({ language: true }).extend({
    days: z.int().min(1).max(MAX_LINK_DAYS),
    needsCode: z.boolean().optional(),
    /** The address to which the service mails the link, but not the code. */
    mailTo: mailAddress.optional(),
  }),
);
export type ReportLinkCreate = z.output<typeof reportLinkCreateSchema>;

/** A link with its secrets, which only the response that creates it shows. */
export const madeReportLinkSchema = reportLinkSchema.extend({
  /** The secret in the link's address. */
  token: z.string(),
  code: z.string().optional(),
  /** The id of the mail that the link is sent by, where it is. */
  mailId: z.string().optional(),
});
export type MadeReportLink = z.output<typeof madeReportLinkSchema>;

/** Longer than any secret that the service makes. */
const secret = z.string().max(200);

/** The body that the dashboard sends to the service for a reader with a link; no user is signed in. */
export const sharedReportRequestSchema = z.strictObject({
  token: secret,
  /** Shows that the code has been typed. */
  pass: secret.optional(),
});
/** A code has six digits; the rest is room for spaces, which the service ignores. */
export const sharedReportCodeSchema = z.strictObject({ token: secret, code: z.string().max(20) });
export const sharedReportPassSchema = z.object({ pass: z.string(), until: timestamp });

export const sharedReportResponseSchema = z.object({
  language: reportLanguage,
  expires: timestamp,
  /**
   * Absent until a required code is typed. The ids of the company, its agency and a compared report are empty in it, so
   * that they cannot be used in requests.
   */
  content: reportContentSchema.optional(),
});
export type SharedReportResponse = z.output<typeof sharedReportResponseSchema>;
