"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, type KeyboardEvent, type SyntheticEvent } from "react";
import * as z from "zod";
import { commentReplySchema } from "@/contract/comments";
import { MAX_LONG_TEXT_LENGTH } from "@/contract/text-limits";
import { createReply } from "@/lib/comments/question-mutations";
import { replyDraftKey } from "@/lib/comments/reply-draft";
import { useFormDraft } from "@/components/drafts/use-form-draft";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { TextArea } from "@/components/ui/field";
import { isCancelKey } from "@/components/ui/is-cancel-key";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";

/**
 * `sent` is the latest attempt with its Idempotency-Key. As a field of the form, it is stored with the draft and
 * survives a reload.
 */
const formSchema = commentReplySchema
  .pick({ message: true })
  .extend({ sent: z.object({ message: z.string(), key: z.string() }) });

interface ReplyFormProps {
  companyId: string;
  commentId: string;
  /** Describes the comment in the form's label. */
  name: string;
  /** True when the user opened the form; false for one that a draft opened, which leaves the focus where it is. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Replies to a comment. The draft is stored until it is sent or cancelled. */
export function ReplyForm({ companyId, commentId, name, takesFocus, onClose }: ReplyFormProps) {
  const t = useTranslations("comments.thread");
  const tForm = useTranslations("comments.form");
  const ui = useTranslations("ui");
  const form = useZodForm(formSchema, { defaultValues: { message: "", sent: { message: "", key: "" } } });
  const draft = useFormDraft(form, replyDraftKey(companyId, commentId), onClose);
  const reply = useMutation(createReply(useQueryClient(), companyId, commentId));

  useEffect(() => {
    if (takesFocus) form.setFocus("message");
  }, [takesFocus, form]);

  const submit = (event?: SyntheticEvent) =>
    form.handleSubmit(({ message, sent }) => {
      // The busy button ignores presses, but Ctrl + Enter does not go through it.
      if (reply.isPending) return;
      const attempt = sent.message === message ? sent : { message, key: crypto.randomUUID() };
      form.setValue("sent", attempt);
      reply.mutate(attempt, {
        onSuccess: () => {
          // A text typed while this one was sent stays.
          if (form.getValues("message") === message) draft.close();
        },
      });
    })(event);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCancelKey(event)) {
      event.stopPropagation();
      draft.cancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  };
  const textError = useTextError();
  const rules = { missing: tForm("messageMissing"), max: MAX_LONG_TEXT_LENGTH };
  return (
    <form
      aria-label={t("replyTo", { name })}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
      className="mt-2 flex max-w-[72ch] flex-col gap-2"
    >
      <TextArea
        label={t("yourReply")}
        rows={3}
        {...form.register("message")}
        error={form.formState.errors.message && textError(form.getValues("message"), rules)}
      />
      <FailureNote error={reply.error} title={t("replyFailed")} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-xs text-ink-3 max-sm:hidden">{tForm("keys")}</p>
        <Button onClick={draft.cancel}>{ui("cancel")}</Button>
        <Button type="submit" variant="primary" busy={reply.isPending}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}
