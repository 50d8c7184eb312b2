import * as z from "zod";
import { contactInfoSchema } from "./companies/company";
import { agencyId } from "./ids";
import { anyId, name } from "./text";
import { createForm, updateForm } from "./write-forms";

export const agencySchema = z.object({
  shortName: agencyId,
  name: name(),
  /** The most companies the agency may have; without it there is no limit. */
  numberOfLicences: z.int32().min(0).optional(),
  contactInfo: contactInfoSchema.optional(),
  /** Extension: users of the agency must set up a second factor at their next sign-in. Absent when false. */
  requireSecondFactor: z.boolean().optional(),
});
export type Agency = z.output<typeof agencySchema>;
export const agencyListSchema = z.array(agencySchema);

/** The numbers of the demo's companies and agency users that an agency still has, without the user who asks. */
export const demoContentSchema = z.object({ companies: z.int(), users: z.int() });
export type DemoContent = z.output<typeof demoContentSchema>;

export const agencyCreateSchema = createForm(agencySchema);
/** An update may repeat the short name but cannot change it. */
export const agencyUpdateSchema = updateForm(agencySchema.extend({ shortName: anyId().optional() }));
