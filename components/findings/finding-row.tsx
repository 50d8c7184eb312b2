"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { flushSync } from "react-dom";
import { MessageText } from "@/components/live-text/message-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Menu } from "@/components/ui/menu";
import { onDemand } from "@/components/ui/on-demand";
import { addDays, addMonths } from "@/contract/calendar";
import type { Finding, FindingAnswer } from "@/contract/findings/finding";
import type { FindingRule } from "@/contract/findings/finding-rule";
import { today } from "@/lib/dates/today";
import { findingCommentPage, findingPage } from "@/lib/findings/finding-page";
import { useFormats } from "@/lib/format/use-formats";
import { commentPage } from "@/lib/paths";
import type { AnswerFinding } from "./use-answers";

const SnoozeDialog = onDemand(() => import("./snooze-dialog").then((module) => module.SnoozeDialog));

interface FindingRowProps {
  finding: Finding;
  rule: FindingRule | undefined;
  /** Text of the finding. A question may contain live values. */
  reason: string;
  /** Null for users who may not answer findings. */
  onAnswer: AnswerFinding | null;
}

/**
 * A reason to call a client, with buttons that answer it. It links to the trace of the value, or to the page where the
 * user can fix it. Live values of a question are shown with the numbers of today.
 */
export function FindingRow(props: FindingRowProps) {
  const { companyId, question, period } = props.finding;
  return (
    <MessageText companyId={companyId} period={question && period} message={props.reason}>
      {(reason) => <Row {...props} reason={reason} />}
    </MessageText>
  );
}

function Row({ finding, rule, reason, onAnswer }: FindingRowProps) {
  return (
    <li data-finding="" className="flex flex-wrap items-center gap-x-3 sm:min-h-8 sm:flex-nowrap">
      <span className="min-w-0 grow py-1">
        <Link href={findingPage(finding, rule)} prefetch={false} className="hover:underline">
          {reason}
        </Link>
        {finding.answer && <AnswerText answer={finding.answer} />}
      </span>
      {onAnswer &&
        (finding.answer ? (
          <TakeBack finding={finding} answer={finding.answer} reason={reason} onAnswer={onAnswer} />
        ) : (
          <Answers finding={finding} reason={reason} onAnswer={onAnswer} />
        ))}
    </li>
  );
}

function AnswerText({ answer: { kind, until, at, by } }: { answer: FindingAnswer }) {
  const t = useTranslations("findings.answerIs");
  const formats = useFormats();
  const day = until === undefined ? "" : formats.day(until);
  return <span className="block text-xs text-ink-2">{t(kind, { by, at: formats.moment(at), day })}</span>;
}

interface AnswersProps {
  finding: Finding;
  reason: string;
  onAnswer: AnswerFinding;
}

function Answers({ finding, reason, onAnswer }: AnswersProps) {
  const t = useTranslations("findings");
  const [isChoosing, setChoosing] = useState(false);
  const { companyName: company } = finding;
  const commentOn = findingCommentPage(finding);
  const snooze = (until: string) => {
    onAnswer(finding, { kind: "snoozed", until });
  };
  return (
    <span className="flex shrink-0 items-center gap-1">
      {commentOn && (
        <ButtonLink
          variant="quiet"
          size="small"
          icon="comment"
          href={commentOn}
          prefetch={false}
          aria-label={t("commentOn", { reason, company })}
        >
          {t("comment")}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        size="small"
        icon="check"
        aria-label={t("doneWith", { reason, company })}
        onClick={() => {
          onAnswer(finding, { kind: "done" });
        }}
      >
        {t("done")}
      </Button>
      <Menu
        label={t("moreAnswers", { reason, company })}
        items={() => [
          { kind: "heading", label: t("snooze") },
          {
            label: t("tomorrow"),
            onSelect: () => {
              snooze(addDays(today(), 1));
            },
          },
          {
            label: t("inAWeek"),
            onSelect: () => {
              snooze(addDays(today(), 7));
            },
          },
          {
            label: t("nextMonth"),
            onSelect: () => {
              snooze(addMonths(today(), 1));
            },
          },
          {
            label: t("onDay"),
            icon: "calendar",
            onSelect: () => {
              setChoosing(true);
            },
          },
          { kind: "separator" },
          {
            label: t("notRelevant"),
            onSelect: () => {
              onAnswer(finding, { kind: "notRelevant" });
            },
          },
        ]}
      />
      {isChoosing && (
        <SnoozeDialog
          onClose={() => {
            setChoosing(false);
          }}
          onDay={(day) => {
            // An answer moves the focus, and nothing outside the dialog can have the focus while the dialog is open.
            flushSync(() => {
              setChoosing(false);
            });
            snooze(day);
          }}
        />
      )}
    </span>
  );
}

function TakeBack({ finding, answer, reason, onAnswer }: AnswersProps & { answer: FindingAnswer }) {
  const t = useTranslations("findings");
  const { companyId, companyName: company } = finding;
  if (answer.kind === "commented") {
    // Such an answer always has a comment id, which is optional in the type because other answers have none.
    return (
      <ButtonLink
        variant="quiet"
        size="small"
        icon="comment"
        href={commentPage(companyId, answer.commentId ?? "")}
        prefetch={false}
      >
        {t("seeComment")}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon="undo"
      aria-label={t("takeBackOf", { reason, company })}
      onClick={() => {
        onAnswer(finding, null);
      }}
    >
      {t("takeBack")}
    </Button>
  );
}
