"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";
import { StandardConflict } from "@/lib/standards/replace-standard";

interface FailedStandardSaveProps<T> {
  /** Null renders nothing. */
  error: unknown;
  title: string;
  /** Renders the version of another user. */
  children: (theirs: T) => ReactNode;
}

/** The reason why a standard was not saved; after a conflict with the other user's version. */
export function FailedStandardSave<T>({ error, title, children }: FailedStandardSaveProps<T>) {
  const t = useTranslations("standards.conflict");
  if (!(error instanceof StandardConflict)) return <FailureNote error={error} title={title} />;
  const theirs = error.stored as T | null;
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <Icon name="alert" className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-medium">{t(theirs === null ? "deleted" : "title")}</p>
        {theirs !== null && (
          <>
            <p className="mt-1 text-xs">{t("theirs")}</p>
            <div className="whitespace-pre-wrap text-ink">{children(theirs)}</div>
          </>
        )}
        <p className="mt-1">{t("mine")}</p>
      </div>
    </div>
  );
}
