"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { flushSync } from "react-dom";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Locale } from "@/contract/format/locale";
import type { Period } from "@/contract/period";
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
import { nameInText, toShownText, toStoredText } from "@/lib/reports/live-text-names";
import { asParagraph } from "@/lib/reports/sentences";
import { classes } from "@/components/ui/classes";
import { CompletionList, completionId } from "@/components/ui/completion-list";
import { controlClasses, Field, type FieldTexts } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { insertText } from "@/components/ui/insert-text";
import { SentencesButton } from "./sentences-button";

const MAX_NAMES = 8;
/** Characters kept free beside a ready sentence, which becomes longer when names replace ids. */
const SPARE_ROOM = 200;

/** The period of a text, and its language if that is not the page's. */
export interface TextSubject {
  period: Period;
  language?: Locale | undefined;
}

interface LiveTextFieldProps extends FieldTexts {
  /** Null for a text of several companies. */
  companyId: string | null;
  /** Null where no ready sentences are offered, for instance while no period is chosen. */
  about: TextSubject | null;
  /** False in comments, in which live values can only be key figures and not words. */
  hasWords?: boolean;
  keyFigures: readonly KeyFigure[];
  rows?: number;
  name?: string;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
  /** The text in its stored form, with ids and English words. */
  text: string;
  /** `isWhole` is true when a ready sentence was inserted, which is an undo step of its own. */
  onChange: (text: string, isWhole: boolean) => void;
}

function keyOf(offer: LiveOffer): string {
  return offer.kind === "figure" ? offer.name.id : `{${offer.kind === "word" ? offer.word : offer.measure}`;
}

/**
 * A text with live values. After `{` it suggests measures and words, and key figures once a letter is typed; after `[`
 * key figures only. It points out numbers typed by hand in paragraphs with a live key figure, and inserts ready
 * sentences at the caret.
 */
export function LiveTextField(props: LiveTextFieldProps) {
  const { companyId, about, keyFigures, text, onChange, ref, rows = 6, name, placeholder, ...others } = props;
  const { hasWords = true, ...texts } = others;
  const t = useTranslations("liveText");
  const locale = useLocale();
  const { data: fetched } = useQuery(catalogueQueries.listIn(companyId, locale === "sv" ? "en" : "sv"));
  const inOtherLanguage = fetched ?? [];
  // Names are recognized in both languages, and shown in the language of the page.
  const known = [...keyFigures, ...inOtherLanguage];
  const names = liveNames(keyFigures, inOtherLanguage);
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => toShownText(text, known, locale));
  const [hasTyped, setHasTyped] = useState(false);
  /** Position of the caret after typing; null when the user has moved it, or closed the suggestions. */
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const stored = toStoredText(typed, known);
  // The typed text stays in the field while `text` means the same; an undo or another user's change replaces it.
  // `text` is converted to ids too, because it may contain names typed before the key figures were fetched.
  const isTyped = toStoredText(text, known) === stored;
  const value = isTyped ? typed : toShownText(text, known, locale);
  const partial = caret === null ? null : liveValueBeingTyped(value.slice(0, caret));
  const offered = partial ? fittingOffers(partial, names, { hasWords, maxNames: MAX_NAMES }) : [];
  const isOffering = offered.length > 0;
  const chosen = Math.min(active, offered.length - 1);
  const byHand = numbersByHand(value).map(({ start, end }) => value.slice(start, end));

  /** True while a ready sentence is inserted, as the field then reports the change as if it were typed. */
  const isInserting = useRef(false);
  const type = (changed: string) => {
    setTyped(changed);
    setHasTyped(true);
    onChange(toStoredText(changed, known), isInserting.current);
  };
  /** Reports a typed text again when its names have become known. */
  const replaceNames = useEffectEvent(() => {
    if (hasTyped && isTyped && text !== stored) onChange(stored, false);
  });
  useEffect(() => {
    replaceNames();
  }, [keyFigures, fetched]);
  const insertSentence = ({ text: sentence }: ReadySentence) => {
    if (!field.current) return;
    const shown = toShownText(sentence[about?.language ?? locale], known, locale);
    const { at, inserted } = asParagraph(value, field.current.selectionEnd, shown);
    isInserting.current = true;
    insertText(field.current, inserted, at);
    isInserting.current = false;
  };
  const textOf = (offer: LiveOffer) => {
    if (offer.kind === "word") return liveWordIn(offer.word, locale);
    if (offer.kind === "measure") return offer.measure === "value" ? "" : liveWordIn(offer.measure, locale);
    return nameInText(offer.name.id, known);
  };
  const choose = (offer: LiveOffer) => {
    const put = withOffer(value, { ...partial!, caret: caret! }, offer.kind, textOf(offer));
    // flushSync, because the next key may be pressed before the next frame.
    flushSync(() => {
      type(put.text);
      // A measure is followed by the choice of its key figure.
      setCaret(offer.kind === "measure" ? put.caret : null);
      setActive(0);
    });
    field.current?.setSelectionRange(put.caret, put.caret);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      !isOffering ||
      event.nativeEvent.isComposing ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((chosen + step + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(offered[chosen]!);
    else if (event.key === "Escape") setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field {...texts} hint={texts.hint ?? t("hint", { example: toShownText("{[NetSales]}", known, locale) })}>
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
            onSelect={({ currentTarget }) => {
              if (currentTarget.selectionStart !== caret) setCaret(null);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setCaret(null);
            }}
            className={classes(controlClasses, "resize-y py-1.5")}
          />
          <p role="status" className="sr-only">
            {isOffering ? t(partial?.kind === "word" ? "offeredValues" : "offered", { count: offered.length }) : ""}
          </p>
          <CompletionList
            id={listId}
            label={t(partial?.kind === "word" ? "values" : "figures")}
            items={offered}
            keyOf={keyOf}
            chosen={chosen}
            onTake={choose}
          >
            {(offer) => (
              <>
                {offer.kind === "figure" ? offer.name.name : textOf(offer) || t("value")}{" "}
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
                language={about.language ?? locale}
                room={MAX_LONG_TEXT_LENGTH - value.length - SPARE_ROOM}
                onChoose={insertSentence}
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
