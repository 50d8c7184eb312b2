"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { ActivityEntry } from "@/contract/activity";
import { changesOf, type Change } from "@/lib/activity/changes";
import { activityQueries } from "@/lib/activity/queries";
import { subjectName } from "@/lib/activity/subject";
import type { useActivityWords } from "@/lib/activity/use-activity-words";
import type { ActivityPlace } from "@/lib/activity/paths";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { FailureNote } from "@/components/ui/failure-note";
import { useLastError } from "@/components/ui/use-last-error";

/** Maximum number of changes shown of an entry that is collapsed. */
const COLLAPSED_CHANGES = 4;
/** Maximum number of changes shown of an entry that the user has expanded. */
const MAX_CHANGES = 200;

interface ActivityChangesProps {
  place: ActivityPlace;
  entry: ActivityEntry;
  words: ReturnType<typeof useActivityWords>;
}

/** The old and new values of an entry. Long entries are collapsed, and shortened ones are fetched in full on demand. */
export function ActivityChanges({ place, entry, words }: ActivityChangesProps) {
  const t = useTranslations("activity");
  const errors = useTranslations("errors");
  const [isOpen, setOpen] = useState(false);
  const full = useQuery({ ...activityQueries.one(place, entry.id), enabled: isOpen && entry.isShortened === true });
  const lastError = useLastError(full);
  const error = isOpen && full.data === undefined ? lastError : null;
  const shown = entry.isShortened ? full.data : entry;
  const changes = useMemo(() => (shown ? changesOf(shown) : []), [shown]);
  const visible = changes.slice(0, isOpen ? MAX_CHANGES : COLLAPSED_CHANGES);
  const name = subjectName(entry, words) ?? words.action(entry);
  const text = isOpen ? t("hide") : entry.isShortened ? t("show") : t("showAll", { count: changes.length });
  return (
    <div className="col-span-full min-w-0">
      {visible.length > 0 && (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 text-ink-2 sm:grid-cols-[minmax(0,192px)_minmax(0,1fr)]">
          {visible.map((change, i) => (
            <OneChange key={i} change={change} entry={entry} words={words} isCut={!isOpen} />
          ))}
        </dl>
      )}
      {isOpen && changes.length > MAX_CHANGES && (
        <p className="text-ink-2">{t("others", { count: changes.length - MAX_CHANGES })}</p>
      )}
      <FailureNote error={error} title={t("changesFailed")} />
      {error && (
        <Button size="small" icon="refresh" className="mt-2 mr-2" busy={full.isFetching} onClick={() => full.refetch()}>
          {errors("retry")}
        </Button>
      )}
      {(entry.isShortened || changes.length > COLLAPSED_CHANGES) && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-2"
          aria-expanded={isOpen}
          aria-label={t("changesOf", { text, name })}
          busy={full.isFetching}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {text}
        </Button>
      )}
    </div>
  );
}

interface OneChangeProps extends Pick<ActivityChangesProps, "entry" | "words"> {
  change: Change;
  /** True to show three lines of each value at most. */
  isCut: boolean;
}

function OneChange({ change, entry, words, isCut }: OneChangeProps) {
  const t = useTranslations("activity");
  const { before, after } = change;
  const isBoth = entry.before !== null && entry.after !== null;
  const [old, now] = [words.value(before, change), words.value(after, change)];
  return (
    <>
      <dt>{words.field(change)}</dt>
      <dd
        className={classes("min-w-0 text-ink", isCut && "line-clamp-3")}
        // The tooltip has the whole text, which three lines may cut off.
        title={isCut ? (isBoth ? `${old} → ${now}` : words.value(after ?? before, change)) : undefined}
      >
        {isBoth ? (
          <>
            <span className="sr-only">{t("from")} </span>
            {before === undefined || before === null ? (
              <span className="text-ink-2">{old}</span>
            ) : (
              <del className="text-ink-2">{old}</del>
            )}
            <span aria-hidden> → </span>
            <span className="sr-only"> {t("to")} </span>
            <ins className="no-underline">{now}</ins>
          </>
        ) : (
          words.value(after ?? before, change)
        )}
      </dd>
    </>
  );
}
