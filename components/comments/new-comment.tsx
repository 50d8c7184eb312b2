"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NEW_COMMENT } from "@/lib/comments/comment-drafts";
import { Card } from "@/components/ui/card";
import { LazyCommentForm } from "./lazy-comment-form";
import type { CommentActions } from "./use-comment-writing";
import type { NewCommentForm } from "./use-new-comment";

interface NewCommentProps {
  companyId: string;
  writing: CommentActions;
  form: NewCommentForm;
}

export function NewComment({ companyId, writing, form }: NewCommentProps) {
  const t = useTranslations("comments.form");
  /** The key of the form that a draft of an earlier visit has opened: only that form shows a notice. Else null. */
  const [restoredKey] = useState(form.wasAskedFor ? null : form.formKey);
  return (
    <Card title={t("new")} className="mb-5">
      <LazyCommentForm
        key={form.formKey}
        companyId={companyId}
        title={t("new")}
        draft={form.draft}
        focusOn={!form.wasAskedFor ? "nothing" : form.draft ? "message" : "keyFigure"}
        notice={() => restoredKey === form.formKey && <p className="text-ink-2">{t("restored")}</p>}
        onDraft={(draft) => {
          writing.keepDraft(NEW_COMMENT, draft);
        }}
        onSubmit={form.submit}
        onCancel={form.cancel}
      />
    </Card>
  );
}
