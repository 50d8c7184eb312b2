import { mutationOptions, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import type { CommentFeed } from "@/contract/comment-feed";
import type { Comment, KeyFigureComment } from "@/contract/comments";
import { apiSend } from "@/lib/api/client";
import { putUnlessChanged } from "@/lib/api/put-unless-changed";
import { commentPath, questionPath, repliesPath } from "./paths";
import { isKeyFigureComment } from "./comment-kind";
import { invalidateAgencyLists } from "./comment-lists";
import { feedQueries } from "./feed-queries";
import { commentsQueries } from "./queries";

const oneSchema = () => import("@/contract/comments").then((contract) => contract.keyFigureCommentSchema);
const replySchema = () => import("@/contract/comments").then((contract) => contract.commentReplySchema);

/** Somebody has changed, answered, assigned or resolved the question since the user saw it; `theirs` is as stored. */
export class QuestionChanged extends Error {
  override readonly name = "QuestionChanged";

  constructor(readonly theirs: KeyFigureComment) {
    super(`Question "${theirs.id}" has been changed meanwhile.`);
  }
}

interface NewReply {
  message: string;
  /** The Idempotency-Key: the same each time that this message is sent. */
  key: string;
}

/** Replies to a comment; the cached lists show the reply when the service has stored it. */
export function createReply(queryClient: QueryClient, companyId: string, commentId: string) {
  return mutationOptions({
    mutationFn: ({ message, key }: NewReply) =>
      apiSend("POST", repliesPath(companyId, commentId), { message }, replySchema, { idempotencyKey: key }),
    onSuccess: (reply) =>
      changeEverywhere(queryClient, companyId, commentId, (comment) => ({
        ...comment,
        replies: [...(comment.replies ?? []).filter(({ id }) => id !== reply.id), reply],
      })),
  });
}

/** Removes from the cached lists a reply that the service has deleted. */
export function forgetReply(queryClient: QueryClient, companyId: string, commentId: string, replyId: string) {
  return changeEverywhere(queryClient, companyId, commentId, ({ replies = [], ...comment }) => {
    const remaining = replies.filter(({ id }) => id !== replyId);
    return { ...comment, ...(remaining.length > 0 && { replies: remaining }) };
  });
}

export interface QuestionChange {
  /** The question as the user saw it. */
  base: KeyFigureComment;
  change: { isResolved?: boolean; assignee?: string | null };
}

/**
 * Assigns a question, resolves it or opens it again.
 * Fails with {@link QuestionChanged} when it has changed since the user saw it.
 */
export function updateQuestion(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationFn: ({ base, change }: QuestionChange) =>
      putUnlessChanged({
        path: commentPath(companyId, base.id),
        putPath: questionPath(companyId, base.id),
        schema: oneSchema,
        isSeen: (stored) => isSameState(stored, base),
        isSaved: (stored) => isDone(stored, base, change),
        body: () => change,
        conflict: (stored) => new QuestionChanged(stored),
      }),
    onSuccess: (updated) => changeEverywhere(queryClient, companyId, updated.id, () => updated),
    onError: async (error, { base }) => {
      if (error instanceof QuestionChanged) await changeEverywhere(queryClient, companyId, base.id, () => error.theirs);
    },
  });
}

/**
 * True when the stored question is resolved or open as the change wants it, and otherwise equals `base`. Always false
 * for a change of the assignee: it has the assignee's user name, which cannot be compared with the name in a comment.
 */
function isDone(
  stored: KeyFigureComment,
  { resolved: _, ...base }: KeyFigureComment,
  { isResolved, assignee }: QuestionChange["change"],
): boolean {
  const { resolved } = stored;
  const isAsWanted = isResolved === (resolved !== undefined) && assignee === undefined;
  return isAsWanted && isSameState(stored, { ...base, ...(resolved && { resolved }) });
}

function isSameState(one: KeyFigureComment, other: KeyFigureComment): boolean {
  const stateOf = ({ isQuestion, resolved, assignee, message, replies = [] }: KeyFigureComment) =>
    JSON.stringify([isQuestion, resolved?.at, assignee, message, replies.map(({ id }) => id)]);
  return stateOf(one) === stateOf(other);
}

/**
 * Changes a comment in all cached lists, of its company and of agencies. It stays in its position, so that nothing
 * moves while the user works; the next visit fetches the lists again. Lists that are being fetched may be older than
 * the change, so they are fetched again at once.
 */
async function changeEverywhere(
  queryClient: QueryClient,
  companyId: string,
  commentId: string,
  change: (comment: KeyFigureComment) => KeyFigureComment,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  const fetching = [commentsQueries.lists(companyId), feedQueries.all()]
    .flatMap((queryKey) => cache.findAll({ queryKey }))
    .filter(({ state }) => state.fetchStatus !== "idle");
  await Promise.all(fetching.map((query) => query.cancel({ revert: true })));
  queryClient.setQueriesData<Comment[]>({ queryKey: commentsQueries.lists(companyId) }, (comments) =>
    comments?.map((comment) => (comment.id === commentId && isKeyFigureComment(comment) ? change(comment) : comment)),
  );
  queryClient.setQueriesData<InfiniteData<CommentFeed>>(
    { queryKey: feedQueries.all() },
    (feed) =>
      feed && {
        ...feed,
        pages: feed.pages.map((page) => ({
          ...page,
          comments: page.comments.map((comment) => {
            if (comment.id !== commentId) return comment;
            const { companyName, isFromClient } = comment;
            const changed = change(comment);
            return { ...changed, companyId: comment.companyId, companyName, ...(isFromClient && { isFromClient }) };
          }),
        })),
      },
  );
  void queryClient.invalidateQueries({ queryKey: commentsQueries.all(companyId), refetchType: "none" });
  invalidateAgencyLists(queryClient, companyId);
  void queryClient.refetchQueries({ type: "active", predicate: (query) => fetching.includes(query) });
}
