"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import type { Locale } from "@/contract/format/locale";
import { firstDay, lastDay, type Period } from "@/contract/period";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import { writeTraceAddress } from "@/lib/figures/trace-address";
import { useFormats } from "@/lib/format/use-formats";
import { companyPage, vouchersPage } from "@/lib/paths";
import { sentencesQueries } from "@/lib/reports/sentences";
import { voucherName } from "@/lib/vouchers/voucher-name";
import { writeVoucherAddress } from "@/lib/vouchers/voucher-address";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";

interface SentencesDialogProps {
  companyId: string;
  period: Period;
  /** The language of the text that is being written. */
  language: Locale;
  /** Number of characters that can still be added. */
  room: number;
  onClose: () => void;
  onChoose: (sentence: ReadySentence) => void;
}

/** Sentences about a period, each with links to its trace, accounts and vouchers. Arrow keys move between sentences. */
export function SentencesDialog({ companyId, period, language, room, onClose, onChoose }: SentencesDialogProps) {
  const t = useTranslations("liveText.sentences");
  const formats = useFormats();
  const sentences = useQuery(sentencesQueries.of(companyId, period));
  return (
    <Dialog open onClose={onClose} title={t("title", { period: formats.period(period) })} size="large">
      <QueryView
        query={sentences}
        skeleton={<SkeletonRows rows={5} label={t("loading")} />}
        errorTitle={t("loadFailed")}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="text-ink-2">{t("none")}</p>
          ) : (
            <>
              <p className="mb-2 text-ink-2">{t("explanation")}</p>
              <ul aria-label={t("list")} onKeyDown={moveByArrow} className="flex flex-col divide-y divide-line">
                {list.map((sentence, index) => (
                  <Sentence
                    key={`${sentence.comparison} ${sentence.keyFigureId}`}
                    companyId={companyId}
                    language={language}
                    sentence={sentence}
                    fits={sentence.text[language].length <= room}
                    focused={index === 0}
                    onChoose={onChoose}
                  />
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </Dialog>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-sentence]")];
  const row = document.activeElement?.closest("li");
  const at = choices.findIndex((choice) => choice.closest("li") === row);
  event.preventDefault();
  choices[Math.min(choices.length - 1, Math.max(0, at + step))]?.focus();
}

/** Ref callback, because the sentences may be rendered after the dialog has placed its focus. */
function focusOn(choice: HTMLElement | null) {
  choice?.focus();
}

interface SentenceProps {
  companyId: string;
  language: Locale;
  sentence: ReadySentence;
  fits: boolean;
  focused: boolean;
  onChoose: (sentence: ReadySentence) => void;
}

function Sentence({ companyId, language, sentence, fits, focused, onChoose }: SentenceProps) {
  const t = useTranslations("liveText.sentences");
  const { keyFigureId, period, accounts, vouchers } = sentence;
  const address = { keyFigureId, first: firstDay(period), last: lastDay(period) };
  const trace = `${companyPage(companyId)}?trace=${encodeURIComponent(writeTraceAddress(address))}`;
  return (
    <li className="py-2">
      <button
        type="button"
        data-sentence
        ref={focused ? focusOn : undefined}
        data-first-focus={focused || undefined}
        aria-disabled={!fits}
        onClick={() => {
          if (fits) onChoose(sentence);
        }}
        lang={language}
        className="w-full rounded px-2 py-1.5 text-left whitespace-pre-line hover:bg-hover aria-disabled:text-ink-3"
      >
        {sentence.shown[language]}
        {!fits && <span className="block text-xs text-warn">{t("noRoom")}</span>}
      </button>
      <p className="flex flex-wrap gap-x-3 gap-y-1 px-2 text-xs">
        <NewTabLink href={trace}>{t("trace")}</NewTabLink>
        {accounts.map(({ number, fiscalYearId }) => (
          <NewTabLink key={number} href={vouchersPage(companyId, fiscalYearId, { account: number })}>
            {t("account", { number })}
          </NewTabLink>
        ))}
        {vouchers.map(({ fiscalYearId, ...voucher }) => (
          <NewTabLink
            key={writeVoucherAddress(voucher)}
            href={vouchersPage(companyId, fiscalYearId, { voucher: writeVoucherAddress(voucher) })}
          >
            {t("voucher", { name: voucherName(voucher) })}
          </NewTabLink>
        ))}
      </p>
    </li>
  );
}

/** A link that opens in a new tab, so that the text being written stays open. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  const t = useTranslations("liveText.sentences");
  return (
    <Link
      href={href}
      prefetch={false}
      target="_blank"
      className="inline-flex min-h-6 items-center text-accent underline-offset-2 hover:underline"
    >
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </Link>
  );
}
