"use client";

import { useTranslations } from "next-intl";
import type { KeyFigureComment } from "@/contract/comments";
import { useFormats } from "@/lib/format/use-formats";
import { Badge } from "@/components/ui/badge";

/** The state of a question, open or resolved, and its assignee. */
export function QuestionState({ comment }: { comment: KeyFigureComment }) {
  const t = useTranslations("comments.thread");
  const formats = useFormats();
  const { resolved, assignee } = comment;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
      {resolved ? (
        <Badge tone="good" icon="check">
          {t("resolved")}
        </Badge>
      ) : (
        <Badge tone="warning" icon="comment">
          {t("open")}
        </Badge>
      )}
      {resolved && <span>{t("resolvedBy", { name: resolved.by, when: formats.moment(resolved.at) })}</span>}
      {assignee !== undefined && <span>{t("assignedTo", { name: assignee })}</span>}
    </p>
  );
}
