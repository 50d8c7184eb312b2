"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Period } from "@/contract/period";
import type { ReportLanguage } from "@/contract/reports/blocks";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import { sentencesQueries } from "@/lib/reports/sentences";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";

const SentencesDialog = onDemand(() => import("./sentences-dialog").then((module) => module.SentencesDialog));

interface SentencesButtonProps {
  companyId: string;
  period: Period;
  /** The language of what is written. */
  language: ReportLanguage;
  /** So many characters can still be written. */
  room: number;
  /** Called when the dialog has closed. */
  onChoose: (sentence: ReadySentence) => void;
}

/** Offers ready sentences about a period; nothing is written that was not chosen. */
export function SentencesButton({ companyId, period, language, room, onChoose }: SentencesButtonProps) {
  const t = useTranslations("liveText.sentences");
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const preload = () => {
    SentencesDialog.preload();
    queryClient.query(sentencesQueries.of(companyId, period)).catch(() => undefined);
  };
  return (
    <>
      <Button
        size="small"
        icon="plus"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t("suggest")}
      </Button>
      {isOpen && (
        <SentencesDialog
          companyId={companyId}
          period={period}
          language={language}
          room={room}
          onClose={() => {
            setOpen(false);
          }}
          onChoose={(sentence) => {
            setOpen(false);
            // Nothing outside of an open dialog takes the focus.
            requestAnimationFrame(() => {
              onChoose(sentence);
            });
          }}
        />
      )}
    </>
  );
}
