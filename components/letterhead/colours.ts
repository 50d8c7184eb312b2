import type { CSSProperties } from "react";
import { isForText } from "@/contract/letterhead/colour";

/**
 * The agency's colour for the classes below, on an element around them. Only one that text on white can have is there
 * for headings.
 */
export function letterheadColours(colour: string | undefined): CSSProperties | undefined {
  if (colour === undefined) return undefined;
  const colours: Record<`--${string}`, string> = { "--agency-colour": colour };
  if (isForText(colour)) colours["--agency-ink"] = colour;
  return colours;
}

/** In dark mode a line is lighter, and headings are as elsewhere. */
export const LINE_COLOUR =
  "border-[color:light-dark(var(--agency-colour),color-mix(in_oklab,var(--agency-colour)_60%,white))]";
export const HEADING_COLOUR = "text-[color:light-dark(var(--agency-ink,var(--ink)),var(--ink))]";
/** Dark mode shows a logo on white, for which it was made. */
export const LOGO_GROUND =
  "bg-[light-dark(transparent,#ffffff)] [box-shadow:0_0_0_6px_light-dark(transparent,#ffffff)]";
