/*
 * Limits for schemas, pages and the service. Lengths are in code points unless said otherwise. No zod here:
 * forms show first and load the schemas later.
 */

/** Names, titles and other short texts. */
export const MAX_NAME_LENGTH = 255;
/** No id is longer. */
export const MAX_ID_LENGTH = MAX_NAME_LENGTH;
/** Descriptions, messages, and the comments of reports. */
export const MAX_LONG_TEXT_LENGTH = 10_000;
/** Maximum length of the reason why a published report is taken back. */
export const MAX_RECALL_REASON_LENGTH = 1_000;
/** UTF-16 code units, as zod counts them. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 1_024;
export const MAX_PRESET_ID_LENGTH = 64;
/** Days until a personal access token expires. */
export const MAX_TOKEN_DAYS = 366;
/** Days until a link to a report expires. */
export const MAX_LINK_DAYS = 180;
/** Days for which sign-ins and other events of a user's access are stored. */
export const SECURITY_EVENT_DAYS = 180;
/** Nodes of a chart of accounts inside one another, so that a response with a chart stays within the wire's depth. */
export const MAX_CHART_DEPTH = 20;
