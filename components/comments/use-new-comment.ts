"use client";

import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { NEW_COMMENT } from "@/lib/comments/comment-drafts";
import { isSameTopic, type CommentDraft, type CommentInput } from "@/lib/comments/comment-input";
import { useAboutComment } from "./use-about-comment";
import type { CommentActions } from "./use-comment-writing";

export interface NewCommentForm {
  isOpen: boolean;
  /**
   * True when the user opened the form by its button, by a link or to edit an unsent comment, so it takes the focus;
   * false if a draft opened it.
   */
  wasAskedFor: boolean;
  /** React key of the form; it changes when a link prefills another comment, so that the form starts anew. */
  formKey: number;
  draft: CommentDraft | undefined;
  open: () => void;
  /** Puts a comment that was not saved back into the form; the text in the form moves to the list. */
  openWith: (key: string, draft: CommentDraft) => void;
  submit: (input: CommentInput) => void;
  cancel: (written: CommentDraft | null) => void;
}

/** State of the form for a new comment, which is open when the user asks for it or has a draft. */
export function useNewComment(writing: CommentActions, button: RefObject<HTMLButtonElement | null>): NewCommentForm {
  const [about, clearAbout] = useAboutComment();
  const [wasOpened, setOpened] = useState(false);
  /** True while an unsent comment takes the place of the open form, which stores its text as it unmounts. */
  const [isReplaced, setReplaced] = useState(false);
  const kept = writing.drafts[NEW_COMMENT];
  /** The link in the address, or null, and the draft as it was when the link appeared. */
  const [link, setLink] = useState({ about, formKey: 0, keptBefore: kept });
  if (about !== link.about) setLink({ about, formKey: link.formKey + (about ? 1 : 0), keptBefore: kept });
  const isOfLink = about !== null && !(kept && isSameTopic(kept, about));
  const draft = isOfLink ? about : kept;
  const makeRoom = useEffectEvent(() => {
    if (about) writing.setAside(about);
  });
  const removeLink = useEffectEvent(clearAbout);
  useEffect(() => {
    makeRoom();
  }, [about]);
  // The user has changed the topic of the form that the link opened. If the link stayed in the address, a reload would
  // move the draft to the list.
  const isLinkOutdated = isOfLink && kept !== undefined && kept !== link.keptBefore;
  useEffect(() => {
    if (isLinkOutdated) removeLink();
  }, [isLinkOutdated]);
  const close = () => {
    flushSync(() => {
      setOpened(false);
    });
    clearAbout();
    button.current?.focus();
  };
  return {
    isOpen: !isReplaced && (wasOpened || draft !== undefined),
    wasAskedFor: wasOpened || about !== null,
    formKey: link.formKey,
    draft,
    open: () => {
      setOpened(true);
    },
    openWith: (key, unsent) => {
      flushSync(() => {
        setReplaced(true);
      });
      writing.setAside(null);
      writing.keepDraft(key, null);
      writing.keepDraft(NEW_COMMENT, unsent);
      clearAbout();
      setReplaced(false);
      setOpened(true);
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
