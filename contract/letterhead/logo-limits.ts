/*
 * Types and limits of logos, without zod, because the form shows them before anything is sent.
 */

export const LOGO_TYPES = ["image/png", "image/jpeg"] as const;

/** Bytes of the file, and pixels of the image. */
export const LOGO_LIMITS = { bytes: 128 * 1024, minSide: 16, maxWidth: 1600, maxHeight: 800 } as const;
