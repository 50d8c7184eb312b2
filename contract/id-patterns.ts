/** Patterns of ids without zod, for forms that show first and load the schemas later; ./ids checks with the same. */

/** The number of a dimension and the number of its object, which may be any text, joined by an underscore: 2_12. */
export const DIMENSION_ID = /^\d+_[^\u0000]{1,200}$/u;
export const MAX_KEY_FIGURE_ID_LENGTH = 64;
/** Real account numbers are far shorter than 32 characters; a longer text must be another field. */
export const ACCOUNT_NUMBER = /^[\p{L}\p{N}._-]{1,32}$/u;
/** The number of a company. A SIE file may have any text in its place. */
export const BUSINESS_IDENTITY_CODE = /^[0-9A-Za-z-]{1,32}$/;
