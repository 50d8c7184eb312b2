import { COMMENT_TEXTS, type COMMENT_MEMBERS, type CommentText } from "@/contract/comment-members";
import type { KeyFigureComment } from "@/contract/comments";
import type { Period } from "@/contract/period";
import { isSamePeriod } from "@/lib/dates/period-choices";

/** The members of a comment that users write; the service adds the others. */
export type CommentInput = Pick<KeyFigureComment, keyof typeof COMMENT_MEMBERS | "isQuestion" | "account" | "voucher">;
/** The account and the voucher that a comment is about beside the key figure; chosen where it is begun. */
export type CommentSubject = Pick<KeyFigureComment, "account" | "voucher">;

/** A comment as far as it has been typed. */
export type CommentDraft = Omit<CommentInput, "period"> & { period: Period | null };

/** The texts of a draft or of a comment; a comment may be without one. */
type Texts = Partial<Record<CommentText, string>>;

export function emptyDraft(period: Period): CommentDraft {
  return { ...textsOf({}), period };
}

/** The written members alone, of a draft or of a whole comment. */
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

/** True when nothing has been typed; the period is chosen beforehand. */
export function isEmptyDraft(draft: CommentDraft): boolean {
  return Object.values(textsOf(draft)).every((text) => text.trim() === "");
}

export function isSameInput(one: CommentDraft, other: CommentDraft): boolean {
  const hasSamePeriod =
    one.period && other.period ? isSamePeriod(one.period, other.period) : one.period === other.period;
  const isSameKind = (one.isQuestion ?? false) === (other.isQuestion ?? false);
  const isSameSubject = one.account === other.account && nameOf(one.voucher) === nameOf(other.voucher);
  const [texts, others] = [textsOf(one), textsOf(other)];
  const hasSameTexts = COMMENT_TEXTS.every((member) => texts[member] === others[member]);
  return hasSamePeriod && isSameKind && isSameSubject && hasSameTexts;
}

/** The address of a voucher changes with each import, and it is the same voucher. */
function nameOf(voucher: CommentSubject["voucher"]): string | undefined {
  return voucher && [voucher.date, voucher.series, voucher.number].join(" ");
}

/**
 * The draft that an earlier visit stored; null for any other value. A text that it lacks is empty: the release that it
 * is from may not have had that member.
 */
export function readDraft(value: unknown): CommentDraft | null {
  return isStoredDraft(value) ? { ...value, ...textsOf(value) } : null;
}

function isStoredDraft(value: unknown): value is Texts & Omit<CommentDraft, CommentText> {
  if (typeof value !== "object" || value === null) return false;
  const { period, isQuestion, account, voucher, ...texts } = value as Record<keyof CommentDraft, unknown>;
  return (
    COMMENT_TEXTS.every((member) => texts[member] === undefined || typeof texts[member] === "string") &&
    (period === null || isPeriod(period)) &&
    (isQuestion === undefined || typeof isQuestion === "boolean") &&
    (account === undefined || typeof account === "string") &&
    (voucher === undefined || isVoucher(voucher))
  );
}

function isVoucher(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { series, number, date } = value as Record<string, unknown>;
  return [series, number, date].every((member) => typeof member === "string");
}

/** All texts; one that is absent is empty. */
function textsOf(written: Texts): Record<CommentText, string> {
  return Object.fromEntries(COMMENT_TEXTS.map((member) => [member, written[member] ?? ""])) as Record<
    CommentText,
    string
  >;
}

function isPeriod(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { start, end } = value as Record<string, unknown>;
  return typeof start === "string" && typeof end === "string";
}
