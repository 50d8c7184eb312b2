import type { Letterhead, LetterheadForm, LetterheadUpdate } from "@/contract/letterhead/letterhead";

/** The form values for a letterhead. */
export function formOf({ colour, logo }: Letterhead): LetterheadForm {
  return { colour: colour ?? "", logo: logo ? { contentType: logo.contentType, data: logo.data } : null };
}

/** The members that differ between two states of the form. The rest is not sent, to keep changes by other users. */
export function changesBetween(before: LetterheadForm, after: LetterheadForm): LetterheadUpdate {
  return {
    ...(before.colour !== after.colour && { colour: after.colour || null }),
    ...(before.logo?.data !== after.logo?.data && { logo: after.logo && { data: after.logo.data } }),
  };
}
