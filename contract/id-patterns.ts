/** Patterns and limits of ids that schemas and forms share; without zod, because forms load the schemas later. */

/** The number of a dimension and the code of its object, which may be any text, joined by an underscore: 2_12. */
export const DIMENSION_ID = /^\d+_[^\u0000]{1,200}$/u;
export const MAX_KEY_FIGURE_ID_LENGTH = 64;
/** Real account numbers are far shorter than 32 characters; a longer text in a SIE file is a misplaced field. */
export const ACCOUNT_NUMBER = /^[\p{L}\p{N}._-]{1,32}$/u;
/** The number of a company. A SIE file may have any text in its place. */
export const BUSINESS_IDENTITY_CODE = /^[0-9A-Za-z-]{1,32}$/;
