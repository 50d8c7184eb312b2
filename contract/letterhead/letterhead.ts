import * as z from "zod";
import { base64 } from "../base64";
import { HEX_COLOUR } from "./colour";
import { LOGO_LIMITS, LOGO_TYPES } from "./logo-limits";

/** A colour as #rrggbb; capital letters are read too. */
export const colour = z
  .string()
  .overwrite((text) => text.toLowerCase())
  .regex(HEX_COLOUR, "expected a colour as #rrggbb");

/** Extension: the logo of an agency as an image without metadata. */
export const logoSchema = z.object({
  /** SHA-256 of the image in hex. Published reports refer to the logo by it. */
  sha256: z.string(),
  contentType: z.enum(LOGO_TYPES),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  /** Base64. */
  data: z.string(),
});
export type Logo = z.output<typeof logoSchema>;

/** Extension: the logo and colour that an agency has in what its clients get. */
export const letterheadSchema = z.object({ colour: colour.optional(), logo: logoSchema.optional() });
export type Letterhead = z.output<typeof letterheadSchema>;

/** The fields of the form; an empty colour is none. */
export const letterheadFormSchema = z.object({
  colour: z.union([z.literal(""), colour]),
  logo: logoSchema.pick({ contentType: true, data: true }).nullable(),
});
export type LetterheadForm = z.output<typeof letterheadFormSchema>;

/** Absent members do not change, and null deletes one. For a logo, only the image is sent. */
export const letterheadUpdateSchema = z.object({
  colour: colour.nullish(),
  logo: z.object({ data: base64(LOGO_LIMITS.bytes) }).nullish(),
});
export type LetterheadUpdate = z.output<typeof letterheadUpdateSchema>;
