import type { CSSProperties } from "react";
import { isForText } from "@/contract/letterhead/colour";

/**
 * CSS variables with the agency's colour, to set on an element that contains the elements with the classes below.
 * Headings use the colour only if it has enough contrast for text on white.
 */
export function letterheadColours(colour: string | undefined): CSSProperties | undefined {
  if (colour === undefined) return undefined;
  const colours: Record<`--${string}`, string> = { "--agency-colour": colour };
  if (isForText(colour)) colours["--agency-ink"] = colour;
  return colours;
}

/** In dark mode the line is lighter, and headings have the usual colour. */
export const LINE_COLOUR =
  "border-[color:light-dark(var(--agency-colour),color-mix(in_oklab,var(--agency-colour)_60%,white))]";
export const HEADING_COLOUR = "text-[color:light-dark(var(--agency-ink,var(--ink)),var(--ink))]";
/** Shows the logo on white in dark mode too, because logos are made for white paper. */
export const LOGO_GROUND =
  "bg-[light-dark(transparent,#ffffff)] [box-shadow:0_0_0_6px_light-dark(transparent,#ffffff)]";
