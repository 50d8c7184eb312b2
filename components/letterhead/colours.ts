import type { CSSProperties } from "react";
import { isForText } from "@/contract/letterhead/colour";

/**
 * The agency's colour for what stands below: `--letterhead-line` for the rule and, where text on white can have it,
 * `--letterhead-ink` for headings. In dark mode the line is lighter and text is as elsewhere.
 */
export function letterheadColours(colour: string | undefined): CSSProperties | undefined {
  if (colour === undefined) return undefined;
  const colours: Record<`--${string}`, string> = {
    "--letterhead-line": `light-dark(${colour}, color-mix(in oklab, ${colour} 60%, white))`,
  };
  if (isForText(colour)) colours["--letterhead-ink"] = `light-dark(${colour}, var(--ink))`;
  return colours;
}

/** Of a heading within what has the colours. */
export const HEADING_COLOUR = "text-[color:var(--letterhead-ink,inherit)]";
