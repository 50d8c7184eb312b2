import {
  COMMENT_TEXTS,
  REQUIRED_COMMENT_TEXTS,
  type COMMENT_MEMBERS,
  type CommentText,
} from "@/contract/comment-members";
import type { KeyFigureComment } from "@/contract/comments";
import type { Period } from "@/contract/period";
import { isSamePeriod } from "@/lib/dates/period-choices";

/** The members of a comment that users write; the service adds the others. */
export type CommentInput = Pick<KeyFigureComment, keyof typeof COMMENT_MEMBERS | "isQuestion" | "account" | "voucher">;
/** The account and the voucher that a comment is also about; set by the page from which the user opens the form. */
export type CommentSubject = Pick<KeyFigureComment, "account" | "voucher">;

/** A comment that is being written; its period may still be missing. */
export type CommentDraft = Omit<CommentInput, "period"> & { period: Period | null };

/** A draft as it is stored; `base` is the comment as it was when the user began to change it. */
export type StoredDraft = CommentDraft & { base?: CommentDraft };

/** The texts of a draft or a comment; some may be missing. */
type Texts = Partial<Record<CommentText, string>>;

export function emptyDraft(period: Period): CommentDraft {
  return { ...textsOf({}), period };
}

/** Picks the members that users write from a draft or a comment. */
export function toDraft(comment: CommentDraft): CommentDraft {
  return {
    ...textsOf(comment),
    period: comment.period,
    ...(comment.isQuestion && { isQuestion: true }),
    ...subjectOf(comment),
  };
}

export function subjectOf({ account, voucher }: CommentSubject): CommentSubject {
  return { ...(account !== undefined && { account }), ...(voucher && { voucher }) };
}

/** True when all texts are blank. The period does not count, because the form has one from the start. */
export function isEmptyDraft(draft: CommentDraft): boolean {
  return COMMENT_TEXTS.every((member) => isBlank(draft[member]));
}

/** True for a draft that can be sent. */
export function isComplete(draft: CommentDraft): draft is CommentInput {
  return draft.period !== null && REQUIRED_COMMENT_TEXTS.every((member) => !isBlank(draft[member]));
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}

/** True when both are about the same key figure, period, account and voucher. */
export function isSameTopic(one: CommentDraft, other: CommentDraft): boolean {
  const hasSamePeriod =
    one.period && other.period ? isSamePeriod(one.period, other.period) : one.period === other.period;
  const isSameSubject = one.account === other.account && voucherKey(one.voucher) === voucherKey(other.voucher);
  return one.keyFigureType === other.keyFigureType && hasSamePeriod && isSameSubject;
}

export function isSameInput(one: CommentDraft, other: CommentDraft): boolean {
  const isSameKind = (one.isQuestion ?? false) === (other.isQuestion ?? false);
  const [texts, others] = [textsOf(one), textsOf(other)];
  const hasSameTexts = COMMENT_TEXTS.every((member) => texts[member] === others[member]);
  return isSameTopic(one, other) && isSameKind && hasSameTexts;
}

/** Identifies a voucher by members that stay the same across imports; its address does not. */
function voucherKey(voucher: CommentSubject["voucher"]): string | undefined {
  return voucher && [voucher.date, voucher.series, voucher.number].join(" ");
}

/**
 * Reads a stored draft; null for any other value. A required text that is missing becomes empty, because an earlier
 * release may not have had it.
 */
export function readDraft(value: unknown): StoredDraft | null {
  return isStoredDraft(value) ? { ...value, ...textsOf(value) } : null;
}

function isStoredDraft(value: unknown): value is Texts & Omit<StoredDraft, CommentText> {
  if (typeof value !== "object" || value === null) return false;
  const { period, isQuestion, account, voucher, base, ...texts } = value as Record<keyof StoredDraft, unknown>;
  return (
    COMMENT_TEXTS.every((member) => texts[member] === undefined || typeof texts[member] === "string") &&
    (period === null || isPeriod(period)) &&
    (isQuestion === undefined || typeof isQuestion === "boolean") &&
    (account === undefined || typeof account === "string") &&
    (voucher === undefined || isVoucher(voucher)) &&
    (base === undefined || isStoredDraft(base))
  );
}

function isVoucher(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { series, number, date } = value as Record<string, unknown>;
  return [series, number, date].every((member) => typeof member === "string");
}

/** The required texts, empty where they are absent, and the others that are written. */
function textsOf(texts: Texts): Texts & Record<(typeof REQUIRED_COMMENT_TEXTS)[number], string> {
  const required = Object.fromEntries(REQUIRED_COMMENT_TEXTS.map((member) => [member, ""]));
  const written = COMMENT_TEXTS.flatMap((member) => (texts[member] ? [[member, texts[member]]] : []));
  return { ...required, ...Object.fromEntries(written) } as ReturnType<typeof textsOf>;
}

function isPeriod(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { start, end } = value as Record<string, unknown>;
  return typeof start === "string" && typeof end === "string";
}
