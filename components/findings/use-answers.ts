"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { Finding } from "@/contract/findings/finding";
import { mayBeSaved } from "@/lib/api/error";
import { answerFinding, type GivenAnswer } from "@/lib/findings/queries";
import { useFormats } from "@/lib/format/use-formats";
import { messageTextQuery } from "@/lib/reports/message-text-query";
import { dismissToast, showToast } from "@/lib/toasts";

export type AnswerFinding = (finding: Finding, answer: GivenAnswer["answer"]) => void;

/**
 * The id of the toast about the latest answer to each finding, by company and finding. It is kept outside the hook,
 * because a toast stays when the panel is unmounted.
 */
const toasts = new Map<string, number>();

/** Returns a function that answers a finding, offers to undo the answer, and moves the focus to a neighbouring row. */
export function useAnswers(
  agencyId: string,
  words: (finding: Finding) => string,
  panel: RefObject<HTMLElement | null>,
): AnswerFinding {
  const t = useTranslations("findings");
  const formats = useFormats();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(answerFinding(queryClient, agencyId));
  return (finding, answer) => {
    const { companyId, id, companyName: company } = finding;
    const send = async (sent: GivenAnswer["answer"]): Promise<boolean> => {
      try {
        await mutateAsync({ companyId, id, answer: sent });
        return true;
      } catch (error) {
        const certain = sent === null ? "answered.notTakenBack" : "answered.failed";
        showToast(t(mayBeSaved(error) ? "answered.unsure" : certain, { company }), { tone: "bad" });
        return false;
      }
    };
    focusOtherFinding(panel.current);
    const saved = send(answer);
    // The undo in an earlier toast about this finding would take this answer back, so that toast is dismissed.
    const key = `${companyId} ${id}`;
    const earlier = toasts.get(key);
    if (earlier !== undefined) dismissToast(earlier);
    if (answer === null) return;
    const day = answer.until === undefined ? "" : formats.day(answer.until);
    const text = words(finding);
    const { period } = finding;
    // For a question, the text with live values is in the cache, because the row has shown it.
    const shown =
      period && queryClient.getQueryData(messageTextQuery({ companyId, period, message: text }, locale).queryKey);
    const toast = showToast(t(`answered.${answer.kind}`, { company, reason: shown ?? text, day }), {
      action: {
        label: t("undo"),
        isUndo: true,
        run: () => {
          void saved.then((isSaved) => isSaved && send(null));
        },
      },
    });
    toasts.set(key, toast);
    void saved.then((isSaved) => {
      if (!isSaved) dismissToast(toast);
    });
  };
}

/** Moves the focus from a row that will disappear to the next row, else the previous one, else the heading. */
function focusOtherFinding(panel: HTMLElement | null): void {
  if (!panel) return;
  const rows = [...panel.querySelectorAll<HTMLElement>("[data-finding]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? undefined : (rows[at + 1] ?? rows[at - 1]);
  const target =
    next?.querySelector<HTMLElement>("button, a") ?? panel.querySelector<HTMLElement>("[data-findings-title]");
  target?.focus();
}
