import { COMMENT_MEMBERS } from "@/contract/comment-members";
import type { KeyFigureComment } from "@/contract/comments";
import type { Period } from "@/contract/period";
import { isSamePeriod } from "@/lib/dates/period-choices";

/** The members of a comment that users write; the service adds the others. */
export type CommentInput = Pick<KeyFigureComment, keyof typeof COMMENT_MEMBERS | "isQuestion" | "account" | "voucher">;
/** The account and the voucher that a comment is about beside the key figure; chosen where it is begun. */
export type CommentSubject = Pick<KeyFigureComment, "account" | "voucher">;

/** A comment as far as it has been typed. */
export type CommentDraft = Omit<CommentInput, "period"> & { period: Period | null };

const { period: _period, ...TEXTS } = COMMENT_MEMBERS;
const TEXT_MEMBERS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

export function emptyDraft(period: Period): CommentDraft {
  return { ...textsOf(() => ""), period };
}

/** The written members alone, of a draft or of a whole comment. */
export function toDraft(comment: CommentDraft): CommentDraft {
  return {
    ...textsOf((member) => comment[member]),
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
  return TEXT_MEMBERS.every((member) => draft[member].trim() === "");
}

export function isSameInput(one: CommentDraft, other: CommentDraft): boolean {
  const hasSamePeriod =
    one.period && other.period ? isSamePeriod(one.period, other.period) : one.period === other.period;
  const isSameKind = (one.isQuestion ?? false) === (other.isQuestion ?? false);
  const isSameSubject = one.account === other.account && nameOf(one.voucher) === nameOf(other.voucher);
  return hasSamePeriod && isSameKind && isSameSubject && TEXT_MEMBERS.every((member) => one[member] === other[member]);
}

/** The address of a voucher changes with each import, and it is the same voucher. */
function nameOf(voucher: CommentSubject["voucher"]): string | undefined {
  return voucher && [voucher.date, voucher.series, voucher.number].join(" ");
}

/** True for a value that an earlier visit stored as a draft. */
export function isCommentDraft(value: unknown): value is CommentDraft {
  if (typeof value !== "object" || value === null) return false;
  const { period, isQuestion, account, voucher, ...texts } = value as Record<keyof CommentDraft, unknown>;
  return (
    TEXT_MEMBERS.every((member) => typeof texts[member] === "string") &&
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

function textsOf(textOf: (member: keyof typeof TEXTS) => string): Pick<CommentDraft, keyof typeof TEXTS> {
  return Object.fromEntries(TEXT_MEMBERS.map((member) => [member, textOf(member)])) as Pick<
    CommentDraft,
    keyof typeof TEXTS
  >;
}

function isPeriod(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { start, end } = value as Record<string, unknown>;
  return typeof start === "string" && typeof end === "string";
}
