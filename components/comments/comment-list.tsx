"use client";

import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { useEffect, useRef, type ReactNode } from "react";
import type { Comment } from "@/contract/comments";
import { useKeyFigureName } from "@/lib/figures/use-key-figure-name";
import type { CompanyPermissions } from "@/lib/auth/permissions";
import { isUnsentKey } from "@/lib/comments/comment-drafts";
import { isKeyFigureComment } from "@/lib/comments/comment-kind";
import { isComplete, type CommentDraft } from "@/lib/comments/comment-input";
import { classes } from "@/components/ui/classes";
import { onDemand } from "@/components/ui/on-demand";
import { CommentRow } from "./comment-row";
import { UnsentCommentRow } from "./unsent-comment-row";
import type { CommentActions } from "./use-comment-writing";

/** Loaded on demand: comments of an unknown type are rare, and the codec of the wire format is large. */
const UnknownCommentRow = onDemand(() => import("./unknown-comment-row").then((module) => module.UnknownCommentRow));

interface CommentListProps {
  companyId: string;
  comments: readonly Comment[];
  may: CompanyPermissions["writeComments"];
  writing: CommentActions;
  /** True while `comments` are still those of the previous filter. */
  isStale: boolean;
  onEditUnsent: (key: string, draft: CommentDraft) => void;
}

/** The comments, with unsent ones on top; `?comment=` highlights one and scrolls to it. */
export function CommentList({ companyId, comments, may, writing, isStale, onEditUnsent }: CommentListProps) {
  const t = useTranslations("comments");
  const knownName = useKeyFigureName();
  const nameOf = (keyFigureId: string) => knownName(keyFigureId) ?? keyFigureId;
  const list = useRef<HTMLUListElement>(null);
  const [linked] = useQueryState("comment", parseAsString);
  const unsent = Object.entries(writing.drafts).filter(([key]) => isUnsentKey(key));
  const isMissing = linked !== null && !isStale && !comments.some(({ id }) => id === linked);
  return (
    <>
      {isMissing && (
        <p role="status" className="mb-3 rounded-md bg-warn-soft px-3 py-2 text-warn">
          {t("missing")}
        </p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t("list")}
        aria-busy={isStale}
        className={classes(
          "rounded-lg border border-line bg-panel shadow-card outline-none transition-opacity",
          isStale && "opacity-60",
        )}
      >
        {unsent.map(([key, draft]) => (
          <Item key={key}>
            <UnsentCommentRow
              companyId={companyId}
              draft={draft}
              keyFigure={nameOf(draft.keyFigureType)}
              save={writing.saves.get(key)}
              onRetry={
                isComplete(draft)
                  ? () => {
                      writing.retry(key, draft);
                      list.current?.focus();
                    }
                  : null
              }
              onEdit={() => {
                onEditUnsent(key, draft);
              }}
              onDiscard={() => {
                writing.discard(key, draft);
                list.current?.focus();
              }}
            />
          </Item>
        ))}
        {comments.map((comment) => (
          <Item key={comment.id} isLinked={comment.id === linked}>
            {isKeyFigureComment(comment) ? (
              <CommentRow
                companyId={companyId}
                comment={comment}
                keyFigure={nameOf(comment.keyFigureType)}
                mayWrite={may === true || (may === "own" && comment.isOwn === true)}
                writing={writing}
                onRemoved={() => list.current?.focus()}
              />
            ) : (
              <UnknownCommentRow companyId={companyId} comment={comment} nameOf={nameOf} />
            )}
          </Item>
        ))}
      </ul>
    </>
  );
}

function Item({ isLinked = false, children }: { isLinked?: boolean; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView({ block: "center" });
  }, [isLinked]);
  return (
    <li
      ref={item}
      aria-current={isLinked || undefined}
      className={classes(
        // The browser skips the layout of rows out of view, as a company may have thousands.
        "[contain-intrinsic-size:auto_66px] [content-visibility:auto]",
        "border-t border-line px-4 py-3 first:rounded-t-lg first:border-t-0 last:rounded-b-lg",
        isLinked && "bg-accent-soft",
      )}
    >
      {children}
    </li>
  );
}
