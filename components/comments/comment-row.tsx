"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { KeyFigureComment } from "@/contract/comments";
import { CommentConflict } from "@/lib/comments/comment-conflict";
import { useFormats } from "@/lib/format/use-formats";
import { toDraft, type CommentDraft, type CommentInput, type StoredDraft } from "@/lib/comments/comment-input";
import { Button, IconButton } from "@/components/ui/button";
import { CommentByline } from "./comment-byline";
import type { CommentFormProps } from "./comment-form";
import { CommentSubjects } from "./comment-subjects";
import { CommentText } from "./comment-text";
import { CommentThread } from "./comment-thread";
import { FailedSave } from "./failed-save";
import { LazyCommentForm } from "./lazy-comment-form";
import type { CommentActions } from "./use-comment-writing";

interface CommentRowProps {
  companyId: string;
  comment: KeyFigureComment;
  /** Name of the key figure, or its id if it has no name. */
  keyFigure: string;
  mayWrite: boolean;
  writing: CommentActions;
  /** Called when the comment disappears because the user deletes it, so that the focus can move on. */
  onRemoved: () => void;
}

/** A comment, which can be edited in place. */
export function CommentRow({ companyId, comment, keyFigure, mayWrite, writing, onRemoved }: CommentRowProps) {
  const t = useTranslations("comments");
  const formats = useFormats();
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const draft = writing.drafts[comment.id];
  const save = writing.saves.get(comment.id);
  const error = draft && !save?.isPending ? (save?.error ?? null) : null;

  const isFormShown = mayWrite && (isEditing || error !== null);
  const isFocusWanted = useRef(false);
  // After a failed save the form stays until the next save has begun, which is a moment after `close`.
  useEffect(() => {
    if (isFormShown || !isFocusWanted.current) return;
    isFocusWanted.current = false;
    editButton.current?.focus();
  });

  const close = () => {
    isFocusWanted.current = true;
    setEditing(false);
  };
  const discard = (written: StoredDraft | null) => {
    writing.discard(comment.id, written);
    close();
  };

  if (isFormShown) {
    const theirs = error instanceof CommentConflict ? error.theirs : null;
    return (
      <EditForm
        companyId={companyId}
        title={t("form.edit")}
        base={draft?.base ?? comment}
        draft={draft}
        focusOn="message"
        notice={(release) =>
          error !== null && (
            <FailedSave
              companyId={companyId}
              keyFigure={keyFigure}
              error={error}
              onKeepTheirs={() => {
                release();
                discard(null);
              }}
            />
          )
        }
        onDraft={(written) => {
          writing.keepDraft(comment.id, written);
        }}
        onSubmit={(input, base) => {
          close();
          // After a conflict the user has seen the other version, so saving replaces it.
          writing.change(comment, theirs ?? base, input);
        }}
        onCancel={discard}
      />
    );
  }
  const names = { keyFigure, period: formats.period(comment.period) };
  return (
    <CommentText
      companyId={companyId}
      keyFigure={keyFigure}
      period={comment.period}
      message={comment.message}
      aside={save?.isPending ? <span role="status">{t("row.saving")}</span> : <CommentByline comment={comment} />}
      actions={
        mayWrite && (
          <>
            <IconButton
              ref={editButton}
              icon="pencil"
              label={t("row.edit", names)}
              busy={save?.isPending === true}
              onPointerEnter={LazyCommentForm.preload}
              onFocus={LazyCommentForm.preload}
              onClick={() => {
                setEditing(true);
              }}
            />
            <IconButton
              icon="trash"
              label={t("row.delete", names)}
              busy={save?.isPending === true}
              onClick={() => {
                writing.remove(comment);
                onRemoved();
              }}
            />
          </>
        )
      }
    >
      <CommentSubjects companyId={companyId} of={comment} />
      <CommentThread companyId={companyId} comment={comment} name={t("row.about", names)} />
      {mayWrite && draft && !save?.isPending && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-warn">
          {t("row.draft")}
          <Button
            size="small"
            onClick={() => {
              setEditing(true);
            }}
          >
            {t("row.continue")}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              writing.discard(comment.id, draft);
            }}
          >
            {t("row.discard")}
          </Button>
        </p>
      )}
    </CommentText>
  );
}

interface EditFormProps extends Omit<CommentFormProps, "stored" | "onDraft" | "onSubmit" | "onCancel"> {
  /** The comment as it was when the user began to change it. */
  base: CommentDraft;
  onDraft: (draft: StoredDraft | null) => void;
  onSubmit: (input: CommentInput, base: CommentDraft) => void;
  onCancel: (written: StoredDraft | null) => void;
}

function EditForm({ base: begun, onDraft, onSubmit, onCancel, ...form }: EditFormProps) {
  // A change by another user that is fetched later is not in the form, so it must not count as seen.
  const [base] = useState(() => toDraft(begun));
  return (
    <LazyCommentForm
      {...form}
      stored={base}
      onDraft={(draft) => {
        onDraft(draft && { ...draft, base });
      }}
      onSubmit={(input) => {
        onSubmit(input, base);
      }}
      onCancel={(written) => {
        onCancel(written && { ...written, base });
      }}
    />
  );
}
