"use client";

import { useTranslations } from "next-intl";
import { CommentConflict } from "@/lib/comments/comment-conflict";
import { Button } from "@/components/ui/button";
import { ConflictNote } from "@/components/ui/conflict-note";
import { FailureNote } from "@/components/ui/failure-note";
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
    <ConflictNote
      title={t("conflict.title")}
      theirs={{
        label: t("conflict.theirs"),
        content: (
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
        ),
      }}
    >
      {t("conflict.mine")}
      <Button size="small" onClick={onKeepTheirs}>
        {t("conflict.keepTheirs")}
      </Button>
    </ConflictNote>
  );
}
