"use client";

import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { NEW_COMMENT, unsentKey } from "@/lib/comments/comment-drafts";
import type { CommentDraft, CommentInput } from "@/lib/comments/comment-input";
import { useAboutComment } from "./use-about-comment";
import type { CommentActions } from "./use-comment-writing";

export interface NewCommentForm {
  isOpen: boolean;
  /** True when the user opened the form, so it takes the focus; false for one that a draft opened after a reload. */
  wasAskedFor: boolean;
  /** Increases when the form has to start anew with another text. */
  version: number;
  draft: CommentDraft | undefined;
  open: () => void;
  /** Puts a comment that was not saved back into the form; the form's present text becomes an unsent draft. */
  openWith: (key: string, draft: CommentDraft) => void;
  submit: (input: CommentInput) => void;
  cancel: (written: CommentDraft | null) => void;
}

/** State of the form for a new comment, which is open when the user asks for it or has a draft. */
export function useNewComment(writing: CommentActions, button: RefObject<HTMLButtonElement | null>): NewCommentForm {
  const [about, setAbout] = useAboutComment();
  const [wasAskedFor, setAskedFor] = useState(about !== null);
  const [version, setVersion] = useState(0);
  const draft = writing.drafts[NEW_COMMENT] ?? about ?? undefined;
  const close = () => {
    flushSync(() => {
      setAskedFor(false);
    });
    setAbout();
    button.current?.focus();
  };
  return {
    isOpen: wasAskedFor || draft !== undefined,
    wasAskedFor,
    version,
    draft,
    open: () => {
      setAskedFor(true);
    },
    openWith: (key, unsent) => {
      writing.keepDraft(key, null);
      if (draft) writing.keepDraft(unsentKey(), draft);
      writing.keepDraft(NEW_COMMENT, unsent);
      setVersion(version + 1);
      setAskedFor(true);
    },
    submit: (input) => {
      writing.create(input);
      close();
    },
    cancel: (written) => {
      writing.discard(NEW_COMMENT, written);
      close();
    },
  };
}
