"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useId, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { flushSync } from "react-dom";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Period } from "@/contract/period";
import type { ReportLanguage } from "@/contract/reports/blocks";
import { liveWordIn, numbersByHand } from "@/contract/reports/live-text";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import { MAX_LONG_TEXT_LENGTH } from "@/contract/text-limits";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import {
  fittingOffers,
  liveNames,
  liveValueBeingTyped,
  withOffer,
  type LiveOffer,
} from "@/lib/reports/live-completion";
import { asParagraph } from "@/lib/reports/sentences";
import { shownText, typedText } from "@/lib/reports/standard-report";
import { classes } from "@/components/ui/classes";
import { CompletionList, completionId } from "@/components/ui/completion-list";
import { controlClasses, Field, type FieldTexts } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { insertText } from "@/components/ui/insert-text";
import { SentencesButton } from "./sentences-button";

const MAX_NAMES = 8;
/** A sentence shown with names for ids is a little longer. */
const ROOM_BESIDE = 200;

/** The period that a text tells of, and its language where that is not the page's. */
export interface TextSubject {
  period: Period;
  language?: ReportLanguage | undefined;
}

interface LiveTextFieldProps extends FieldTexts {
  /** Null for a text of several companies. */
  companyId: string | null;
  /** Null while no period is chosen: nothing is suggested then. */
  about: TextSubject | null;
  /** False in comments, which have values of key figures alone. */
  hasWords?: boolean;
  keyFigures: readonly KeyFigure[];
  rows?: number;
  name?: string;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
  /** As it is kept: with ids and English words. */
  text: string;
  /** `isWhole` where a sentence was put in, which is not part of what was typed before. */
  onChange: (text: string, isWhole: boolean) => void;
}

function keyOf(offer: LiveOffer): string {
  return offer.kind === "figure" ? offer.name.id : `{${offer.kind === "word" ? offer.word : offer.measure}`;
}

function languageOf(about: TextSubject | null, locale: string): ReportLanguage {
  return about?.language ?? (locale === "sv" ? "sv" : "en");
}

/**
 * A text with live values: as one types `{`, the measures and words that fit are offered under it, and after `[` the
 * key figures. Numbers typed beside a live value are pointed out. Ready sentences are put in where the caret is.
 */
export function LiveTextField(props: LiveTextFieldProps) {
  const { companyId, about, keyFigures, text, onChange, ref, rows = 6, name, placeholder, ...others } = props;
  const { hasWords = true, ...texts } = others;
  const t = useTranslations("liveText");
  const locale = useLocale();
  const language = locale === "sv" ? "sv" : "en";
  const { data: inOther = [] } = useQuery(catalogueQueries.listIn(companyId, locale === "sv" ? "en" : "sv"));
  // A name is read in either language, and shown in that of the page.
  const known = [...keyFigures, ...inOther];
  const names = liveNames(keyFigures, inOther);
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => shownText(text, known, locale));
  /** Null while the field is not being typed in. */
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  // The typed text stays while it means the same as the kept one: an undo, or somebody else's change, replaces it.
  const value = typedText(typed, known) === text ? typed : shownText(text, known, locale);
  const begun = caret === null ? null : liveValueBeingTyped(value.slice(0, caret));
  const offered = begun ? fittingOffers(begun, names, { hasWords, maxNames: MAX_NAMES }) : [];
  const isOffering = offered.length > 0;
  const chosen = Math.min(active, offered.length - 1);
  const byHand = numbersByHand(value).map(({ start, end }) => value.slice(start, end));

  const isPuttingIn = useRef(false);
  const type = (changed: string) => {
    setTyped(changed);
    onChange(typedText(changed, known), isPuttingIn.current);
  };
  const putIn = ({ text: sentence }: ReadySentence) => {
    if (!field.current) return;
    const shown = shownText(sentence[languageOf(about, locale)], known, locale);
    const { at, inserted } = asParagraph(value, field.current.selectionEnd, shown);
    isPuttingIn.current = true;
    insertText(field.current, inserted, at);
    isPuttingIn.current = false;
  };
  const written = (offer: LiveOffer) => {
    if (offer.kind === "word") return liveWordIn(offer.word, language);
    if (offer.kind === "measure") return offer.measure === "value" ? "" : liveWordIn(offer.measure, language);
    const { id, name: shown } = offer.name;
    // A name that two have is read as the first one's: the other goes by its id.
    return keyFigures.find((each) => each.name === shown)?.id === id ? shown : id;
  };
  const take = (offer: LiveOffer) => {
    const put = withOffer(value, { ...begun!, caret: caret! }, offer.kind, written(offer));
    // At once: the next key may come before the next frame.
    flushSync(() => {
      type(put.text);
      // A measure is followed by the choice of its key figure.
      setCaret(offer.kind === "measure" ? put.caret : null);
      setActive(0);
    });
    field.current?.setSelectionRange(put.caret, put.caret);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOffering || event.altKey) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((chosen + step + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") take(offered[chosen]!);
    else if (event.key === "Escape") setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field {...texts} hint={texts.hint ?? t("hint", { example: shownText("{[NetSales]}", known, locale) })}>
      {(control) => (
        <>
          <textarea
            {...control}
            ref={(element) => {
              field.current = element;
              if (typeof ref === "function") ref(element);
              else if (ref) ref.current = element;
            }}
            rows={rows}
            name={name}
            placeholder={placeholder}
            maxLength={MAX_LONG_TEXT_LENGTH}
            aria-autocomplete="list"
            aria-controls={isOffering ? listId : undefined}
            aria-activedescendant={isOffering ? completionId(listId, chosen) : undefined}
            value={value}
            onChange={({ target }) => {
              type(target.value);
              setCaret(target.selectionStart);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setCaret(null);
            }}
            className={classes(controlClasses, "resize-y py-1.5")}
          />
          <p role="status" className="sr-only">
            {isOffering ? t(begun?.kind === "word" ? "offeredValues" : "offered", { count: offered.length }) : ""}
          </p>
          <CompletionList
            id={listId}
            label={t(begun?.kind === "word" ? "values" : "figures")}
            items={offered}
            keyOf={keyOf}
            chosen={chosen}
            onTake={take}
          >
            {(offer) => (
              <>
                {offer.kind === "figure" ? offer.name.name : written(offer) || t("value")}{" "}
                <span className="text-ink-2">
                  {offer.kind === "figure"
                    ? (offer.name.otherName ?? offer.name.id)
                    : t(`explained.${offer.kind === "word" ? offer.word : offer.measure}`)}
                </span>
              </>
            )}
          </CompletionList>
          {about && companyId !== null && (
            <div>
              <SentencesButton
                companyId={companyId}
                period={about.period}
                language={languageOf(about, locale)}
                room={MAX_LONG_TEXT_LENGTH - value.length - ROOM_BESIDE}
                onChoose={putIn}
              />
            </div>
          )}
          {byHand.length > 0 && (
            <p role="note" className="flex items-start gap-1.5 text-xs text-warn">
              <Icon name="pencil" size={14} className="mt-px" />
              {t("byHand", { numbers: byHand.join(" · "), count: byHand.length })}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
