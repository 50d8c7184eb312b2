"use client";

import { useTranslations } from "next-intl";
import { CommentConflict } from "@/lib/comments/comment-conflict";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";
import { CommentByline } from "./comment-byline";
import { CommentSubjects } from "./comment-subjects";
import { CommentText } from "./comment-text";
import { QuestionState } from "./question-state";

interface FailedSaveProps {
  companyId: string;
  error: unknown;
  /** The name of the key figure that the stored comment is about. */
  keyFigure: string;
  onKeepTheirs: () => void;
}

/** The reason why a change was not saved; after a conflict, also the choice between the two versions. */
export function FailedSave({ companyId, error, keyFigure, onKeepTheirs }: FailedSaveProps) {
  const t = useTranslations("comments");
  if (!(error instanceof CommentConflict)) return <FailureNote error={error} title={t("row.failed")} />;
  const { theirs } = error;
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-warn-soft px-3 py-2">
      <Icon name="alert" className="mt-0.5 text-warn" />
      <div className="min-w-0 grow">
        <p className="font-medium text-warn">{t("conflict.title")}</p>
        <p className="mt-1 text-xs text-warn">{t("conflict.theirs")}</p>
        <CommentText
          companyId={companyId}
          keyFigure={keyFigure}
          period={theirs.period}
          message={theirs.message}
          aside={<CommentByline comment={theirs} />}
        >
          <CommentSubjects companyId={companyId} of={theirs} />
          {theirs.isQuestion && <QuestionState comment={theirs} />}
        </CommentText>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-warn">
          {t("conflict.mine")}
          <Button size="small" onClick={onKeepTheirs}>
            {t("conflict.keepTheirs")}
          </Button>
        </p>
      </div>
    </div>
  );
}
