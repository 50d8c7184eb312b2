"use client";

import { useTranslations } from "next-intl";
import { CommentConflict } from "@/lib/comments/comment-conflict";
import { LiveMessage } from "@/components/live-text/live-message";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";

interface FailedSaveProps {
  companyId: string;
  error: unknown;
  onKeepTheirs: () => void;
}

/** Why a change was not saved; where someone else was first, what they wrote and the choice between the two. */
export function FailedSave({ companyId, error, onKeepTheirs }: FailedSaveProps) {
  const t = useTranslations("comments");
  if (!(error instanceof CommentConflict)) return <FailureNote error={error} title={t("row.failed")} />;
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-warn-soft px-3 py-2">
      <Icon name="alert" className="mt-0.5 text-warn" />
      <div className="min-w-0">
        <p className="font-medium text-warn">{t("conflict.title")}</p>
        <p className="mt-1 text-xs text-warn">{t("conflict.theirs")}</p>
        <p className="max-w-[72ch] break-words whitespace-pre-wrap">
          <LiveMessage companyId={companyId} period={error.theirs.period} message={error.theirs.message} />
        </p>
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
