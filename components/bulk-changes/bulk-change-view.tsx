"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Button, ButtonLink } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { PageHeading } from "@/components/ui/page-heading";
import { ProgressBar } from "@/components/ui/progress-bar";
import { QueryView } from "@/components/ui/query-view";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import type { BulkChange, BulkChangePart } from "@/contract/bulk-changes/bulk-change";
import {
  bulkChangesQueries,
  decideBulkChange,
  EXCEPTIONS,
  exceptionsIn,
  isWorking,
  unfinishedIn,
  WHILE_WORKING,
  type BulkChangePlace,
} from "@/lib/bulk-changes/queries";
import { useFormats } from "@/lib/format/use-formats";
import { agencyActivityPage } from "@/lib/paths";
import { refetchWhileAway } from "@/lib/query-client";
import { PartState } from "./part-state";
import { PartTable } from "./part-table";
import { useChangeWords } from "./use-change-words";

const VIEWS = ["exceptions", "all"] as const;

/** Page of one bulk change: its progress, the result for each company, and the actions on them. */
export function BulkChangeView({ place }: { place: BulkChangePlace }) {
  const query = useQuery(bulkChangesQueries.one(place));
  const t = useTranslations("bulkChanges");
  useFreshPages(query.data);
  return (
    <QueryView query={query} skeleton={<SkeletonRows rows={8} label={t("loading")} />} errorTitle={t("loadFailed")}>
      {(change) => <LoadedBulkChange place={place} change={change} />}
    </QueryView>
  );
}

function LoadedBulkChange({ place, change }: { place: BulkChangePlace; change: BulkChange }) {
  const t = useTranslations("bulkChanges");
  const { number, moment } = useFormats();
  const words = useChangeWords(place.agencyId);
  const may = useAgencyPermissions();
  const queryClient = useQueryClient();
  const [view, setView] = useQueryState("show", parseAsStringLiteral(VIEWS).withDefault("all"));
  const isExceptions = view === "exceptions";
  const parts = useQuery({
    ...bulkChangesQueries.parts(place, isExceptions ? EXCEPTIONS : undefined),
    // The list of all companies, which may be 10,000, is not polled: a decision and the end of the work invalidate it.
    refetchInterval: ({ state }) => (isExceptions && isWorking(change) ? WHILE_WORKING : refetchWhileAway(state.error)),
  });
  const deciding = useMutation(decideBulkChange(queryClient, place));
  const container = useRef<HTMLDivElement>(null);
  const { states, companies } = change;
  const unfinished = unfinishedIn(change);
  const exceptions = exceptionsIn(change);
  const isTakingBack = states.takingBack > 0;
  const left = isTakingBack ? states.takingBack : unfinished;
  const total = isTakingBack ? left + states.takenBack + states.notTakenBack : companies;
  const canTakeBack = states.changed + states.notTakenBack > 0 && unfinished === 0;
  // After a take-back nobody expects the change to be made, even for companies where it failed.
  const canRetry = states.failed + states.stopped > 0 && unfinished === 0 && states.takenBack === 0;
  const decide = (decision: "retry" | "stop" | "takeBack", companyIds?: string[]) => {
    deciding.mutate({ decision, ...(companyIds && { companyIds }) });
    // The response may remove the pressed button, and by then the user may have moved the focus elsewhere.
    container.current?.focus();
  };
  const counted = (count: number) => ({ count, shown: number(count) });
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <PageHeading
        title={words.change(change.change)}
        detail={`${t("by", { user: change.user, at: moment(change.created) })} · ${t("companies", counted(companies))}`}
        actions={
          <>
            <ButtonLink href={agencyActivityPage(place.agencyId, place.bulkChangeId)}>{t("activity")}</ButtonLink>
            {may.writeBulkChanges && states.waiting > 0 && (
              <Button
                busy={deciding.isPending}
                onClick={() => {
                  decide("stop");
                }}
              >
                {t("stop")}
              </Button>
            )}
            {may.writeBulkChanges && canRetry && (
              <Button
                icon="refresh"
                busy={deciding.isPending}
                onClick={() => {
                  decide("retry");
                }}
              >
                {t("retry", counted(states.failed + states.stopped))}
              </Button>
            )}
            {may.writeBulkChanges && canTakeBack && (
              <Button
                icon="undo"
                busy={deciding.isPending}
                onClick={() => {
                  decide("takeBack");
                }}
              >
                {t("takeBack", counted(states.changed + states.notTakenBack))}
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <FailureNote error={words.error} />
        <FailureNote error={deciding.error} title={t("decideFailed")} />
        {unfinished > 0 && (
          <div>
            <ProgressBar
              label={t(isTakingBack ? "takingBack" : "working", {
                done: number(total - left),
                total: number(total),
              })}
              value={total - left}
              max={total}
            />
            <p className="mt-1 text-xs text-ink-2">{t("goesOn")}</p>
          </div>
        )}
        <p role="status" className="text-ink-2">
          {unfinished === 0 && summaryOf(change, t, number)}
        </p>
        <div>
          <Segmented
            label={t("view.label")}
            options={VIEWS.map((value) => ({
              value,
              label: t(`view.${value}`, { count: number(value === "all" ? companies : exceptions) }),
            }))}
            value={view}
            onChange={(value) => {
              void setView(value);
            }}
          />
        </div>
        <QueryView
          query={parts}
          skeleton={<SkeletonRows rows={8} label={t("loading")} />}
          errorTitle={t("partsFailed")}
        >
          {(shown) =>
            shown.length === 0 ? (
              <EmptyState
                icon={unfinished > 0 ? "info" : "check"}
                title={t(unfinished > 0 ? "noneYet" : "noExceptions")}
              />
            ) : (
              <PartTable
                label={words.change(change.change)}
                kind={change.change.kind}
                parts={shown}
                words={words}
                state={(part: BulkChangePart) => (
                  <PartState
                    part={part}
                    words={words}
                    isDeciding={deciding.isPending}
                    onRetry={
                      may.writeBulkChanges && canRetry && part.state === "failed"
                        ? () => {
                            decide("retry", [part.companyId]);
                          }
                        : undefined
                    }
                  />
                )}
              />
            )
          }
        </QueryView>
      </div>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<"bulkChanges">>;

function summaryOf({ states }: BulkChange, t: Translate, number: (value: number) => string): string {
  const names = ["changed", "takenBack", "unchanged", "failed", "stopped", "notTakenBack"] as const;
  return names
    .filter((name) => states[name] > 0)
    .map((name) => t(`counts.${name}`, { count: states[name], shown: number(states[name]) }))
    .join(" · ");
}

/**
 * Invalidates all queries when the service has finished its work, which may have changed the data of any of them, or
 * when the page is left before that.
 */
function useFreshPages(change: BulkChange | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef<BulkChange | undefined>(undefined);
  useEffect(() => {
    const wasWorking = before.current && isWorking(before.current);
    before.current = change;
    if (!change || !wasWorking || isWorking(change)) return;
    void queryClient.invalidateQueries();
  }, [queryClient, change]);
  useEffect(
    () => () => {
      if (before.current && isWorking(before.current)) void queryClient.invalidateQueries();
    },
    [queryClient],
  );
}
