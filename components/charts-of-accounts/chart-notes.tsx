"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";
import { RestoredNote } from "@/components/ui/restored-note";
import { KnownGroupChoice } from "./known-group-choice";
import type { ChartWork } from "./use-chart-edits";
import { useKnownNames } from "./use-known-names";
import { useProblemText } from "./use-problem-text";

interface ChartNotesProps {
  companyId: string;
  work: ChartWork;
  /** Opens a group to correct it. */
  onGroup: (groupId: string) => void;
}

/** Notices about restored drafts, problems that prevent saving, failed saves, and conflicts with the choice to make. */
export function ChartNotes({ companyId, work, onGroup }: ChartNotesProps) {
  const t = useTranslations("chartsOfAccounts");
  const { edits, dirty, isConflict, error } = work;
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4">
      {edits.restoredAt && dirty && <RestoredNote at={edits.restoredAt} onDiscard={work.discard} />}
      {error !== null && <FailureNote error={error} title={t("saveFailed")} />}
      {isConflict && (
        <div role="alert" className="flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
          <Icon name="alert" className="mt-0.5" />
          <div>
            <p className="font-medium">{t("conflict.title")}</p>
            <p>{t("conflict.explanation")}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {(["theirs", "mine"] as const).map((choice) => (
                <Button
                  key={choice}
                  size="small"
                  onClick={() => {
                    work.resolve(choice);
                  }}
                >
                  {t(`conflict.${choice}`)}
                </Button>
              ))}
            </div>
          </div>
        </div>
      )}
      <Problems {...{ companyId, work, onGroup }} />
    </div>
  );
}

function Problems({ companyId, work, onGroup }: ChartNotesProps) {
  const t = useTranslations("chartsOfAccounts.problems");
  const nameOfKnown = useKnownNames(companyId);
  const textOf = useProblemText(nameOfKnown);
  if (work.problems.length === 0) return null;
  return (
    <section
      id="chart-problems"
      tabIndex={-1}
      aria-label={t("title")}
      className="flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn"
    >
      <Icon name="alert" className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-medium">{t("title")}</p>
        <ul className="flex flex-col gap-1">
          {work.problems.map((problem, index) => (
            <li key={index} className="flex flex-wrap items-baseline gap-x-2">
              <span className="wrap-anywhere">{textOf(work.draft, problem)}</span>
              {"groupId" in problem && (
                <button
                  type="button"
                  className="font-semibold underline underline-offset-2"
                  onClick={() => {
                    onGroup(problem.groupId);
                  }}
                >
                  {t("go")}
                </button>
              )}
              {problem.kind === "known" && (
                <KnownGroupChoice work={work} known={problem.known} label={nameOfKnown(problem.known)} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
