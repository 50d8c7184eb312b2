"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ConflictNote } from "@/components/ui/conflict-note";
import { FailureNote } from "@/components/ui/failure-note";
import { StandardConflict } from "@/lib/standards/replace-standard";

interface FailedStandardSaveProps<T> {
  /** Null renders nothing. */
  error: unknown;
  title: string;
  /** Renders the version of another user. */
  children: (theirs: T) => ReactNode;
}

/** The reason why a standard was not saved. After a conflict, the other user's version is shown too. */
export function FailedStandardSave<T>({ error, title, children }: FailedStandardSaveProps<T>) {
  const t = useTranslations("standards.conflict");
  if (!(error instanceof StandardConflict)) return <FailureNote error={error} title={title} />;
  const theirs = error.stored as T | null;
  return (
    <ConflictNote
      title={t(theirs === null ? "deleted" : "title")}
      theirs={
        theirs === null
          ? undefined
          : { label: t("theirs"), content: <div className="whitespace-pre-wrap">{children(theirs)}</div> }
      }
    >
      {t("mine")}
    </ConflictNote>
  );
}
