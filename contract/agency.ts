import { z } from "zod";
import { contactInfoSchema } from "./company";
import { agencyId } from "./ids";
import { name } from "./text";
import { createForm, updateForm } from "./write-forms";

export const agencySchema = z.object({
  shortName: agencyId,
  name: name(),
  numberOfLicences: z.int().min(0).optional(),
  contactInfo: contactInfoSchema.optional(),
});
export type Agency = z.output<typeof agencySchema>;
export const agencyListSchema = z.array(agencySchema);
export const agencyCreateSchema = createForm(agencySchema);
export const agencyUpdateSchema = updateForm(agencySchema);
