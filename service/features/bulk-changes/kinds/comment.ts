import { COMMENT_MEMBERS } from "@/contract/comment-members";
import { KEY_FIGURE_COMMENT, type KeyFigureComment } from "@/contract/comments";
import { HttpError } from "../../../platform/http-error";
import type { RequestContext } from "../../../platform/request-context";
import { findComment, withoutIsOwn, presentComment } from "../../comments/comment-row";
import { createComment } from "../../comments/create-comment";
import { deleteComment } from "../../comments/delete-comment";
import { bodyOf, type KindOf } from "../kind-of-change";

const MEMBERS = Object.keys(COMMENT_MEMBERS) as (keyof typeof COMMENT_MEMBERS)[];

/** The comment that the change created; null without one. */
type State = KeyFigureComment | null;

export const commentKind: KindOf<"comment", State> = {
  action: "comment.write",
  async read(context, companies, _, stateAfter) {
    const state = stateAfter ? await commentState(context, companies[0]!.id, stateAfter.id) : null;
    return new Map(companies.map(({ id }) => [id, { state }]));
  },
  wanted: (_, { comment }) => ({
    id: "",
    type: KEY_FIGURE_COMMENT,
    author: "",
    created: "",
    lastModified: "",
    ...comment,
  }),
  async write(context, _, { companyId, before, after }) {
    if (after !== null) return withoutIsOwn(await createComment(context, companyId, bodyOf(toCreate(after))));
    await deleteComment(context, companyId, before!.id);
    return null;
  },
  differences(before, after) {
    const { keyFigureType, period } = (after ?? before)!;
    return [{ keyFigureType, period, before: before?.message ?? null, after: after?.message ?? null }];
  },
};

function toCreate(comment: KeyFigureComment): Partial<KeyFigureComment> {
  const { type, isQuestion } = comment;
  const members = Object.fromEntries(MEMBERS.map((member) => [member, comment[member]])) as Partial<KeyFigureComment>;
  return { type, ...members, ...(isQuestion && { isQuestion }) };
}

async function commentState({ db }: RequestContext, companyId: string, id: string): Promise<State> {
  try {
    return await presentComment(db, await findComment(db, companyId, id, true));
  } catch (error) {
    if (error instanceof HttpError && error.kind === "notFound") return null;
    throw error;
  }
}
