"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Locale } from "@/contract/format/locale";
import type { Period } from "@/contract/period";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import { sentencesQueries } from "@/lib/reports/sentences";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";

const SentencesDialog = onDemand(() => import("./sentences-dialog").then((module) => module.SentencesDialog));

interface SentencesButtonProps {
  companyId: string;
  period: Period;
  /** The language of the text that is being written. */
  language: Locale;
  /** Number of characters that can still be added. */
  room: number;
  /** Called when the dialog has closed. */
  onChoose: (sentence: ReadySentence) => void;
}

/** Opens a choice of ready sentences about a period. */
export function SentencesButton({ companyId, period, language, room, onChoose }: SentencesButtonProps) {
  const t = useTranslations("liveText.sentences");
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const preload = () => {
    SentencesDialog.preload();
    // The dialog asks again after a failure and shows it.
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
            // Elements outside cannot get the focus before the dialog has closed.
            requestAnimationFrame(() => {
              onChoose(sentence);
            });
          }}
        />
      )}
    </>
  );
}
