"use client";

import { useTranslations } from "next-intl";
import { useCallback, useRef, useState, type KeyboardEvent } from "react";
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  useFilter,
} from "react-aria-components";
import { classes } from "./classes";
import { controlClasses } from "./field";
import { Icon } from "./icon";

export interface Choice {
  id: string;
  label: string;
  /** More words, in grey; searched too. */
  detail?: string;
}

interface SearchChoiceProps {
  label: string;
  hideLabel?: boolean;
  choices: readonly Choice[];
  value: string | null;
  onChange: (id: string) => void;
  /** Left without a choice: Escape, or focus elsewhere. */
  onLeave?: () => void;
  autoFocus?: boolean;
  placeholder?: string;
  error?: string | undefined;
  className?: string;
}

const wordsOf = ({ label, detail }: Choice) => [label, detail].filter(Boolean).join(" ");

/** The choice of that name or id, else one that begins so, else one that holds it; of several only `orFirst`. */
function typedChoice(
  typed: string,
  choices: readonly Choice[],
  contains: (words: string, typed: string) => boolean,
  orFirst: boolean,
): Choice | undefined {
  const isSame = (words: string) => contains(words, typed) && contains(typed, words);
  const same = choices.find(({ id, label }) => isSame(label) || isSame(id));
  if (same) return same;
  const found = choices.filter((choice) => contains(wordsOf(choice), typed));
  if (found.length > 1 && !orFirst) return undefined;
  return found.find(({ label }) => contains(label.slice(0, typed.length), typed)) ?? found[0];
}

/** One of many, found by typing. Brings react-aria-components along: load it when it is first opened. */
export function SearchChoice(props: SearchChoiceProps) {
  const { label, hideLabel, choices, value, onChange, onLeave, autoFocus, placeholder, error, className } = props;
  // A modal dialog lies above everything outside of it and makes that inert: its list of choices stands in it too.
  const [dialog, setDialog] = useState<Element>();
  const t = useTranslations("ui");
  const { contains } = useFilter({ sensitivity: "base" });
  const wasOpen = useRef(false);
  const findDialog = useCallback((node: HTMLElement | null) => {
    setDialog(node?.closest("dialog") ?? undefined);
  }, []);
  /** Enter and Tab take what was typed, where nothing in the list is marked: the choice it names, or begins. */
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: input, key } = event;
    if ((key !== "Enter" && key !== "Tab") || input.getAttribute("aria-activedescendant")) return;
    const typed = input.value.trim();
    const chosen = choices.find(({ id }) => id === value);
    if (typed === "" || (chosen && typed === wordsOf(chosen))) return;
    const found = typedChoice(typed, choices, contains, key === "Enter");
    if (found) onChange(found.id);
    // It stays where it was typed: leaving the field alone would put back what was chosen before.
    else if (key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <ComboBox
      ref={findDialog}
      className={classes("flex flex-col gap-1", className)}
      defaultItems={choices}
      value={value}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      onBlur={onLeave}
      onOpenChange={(isOpen) => {
        // Told when the key goes down, before that is passed on to here.
        if (isOpen) wasOpen.current = true;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Escape closes the list first, and a dialog around it when it is pressed again.
        if (wasOpen.current) event.preventDefault();
        wasOpen.current = false;
        onLeave?.();
      }}
    >
      <Label className={hideLabel ? "sr-only" : "text-xs font-medium text-ink-2"}>{label}</Label>
      <div className="relative">
        <Input
          autoFocus={autoFocus}
          placeholder={placeholder}
          onKeyDownCapture={takeTyped}
          className={classes(controlClasses, "h-8.5 pr-8")}
        />
        <Button className="absolute top-1/2 right-2 -translate-y-1/2 text-ink-3">
          <Icon name="chevronDown" size={14} />
        </Button>
      </div>
      <FieldError className="flex items-start gap-1 text-xs text-bad">
        <Icon name="alert" size={14} className="mt-px" />
        {error}
      </FieldError>
      <Popover
        // The page stays readable beside it: hiding what can be focused would leave a keyboard nowhere.
        isNonModal
        // oxlint-disable-next-line typescript/no-deprecated -- its successor is in a library that is not ours yet
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
        className="max-h-72 w-(--trigger-width) min-w-56 overflow-auto rounded-md border border-line bg-panel shadow-pop"
      >
        <ListBox<Choice>
          className="p-1 outline-none"
          renderEmptyState={() => <p className="px-2 py-1.5 text-ink-2">{t("noHits")}</p>}
        >
          {(choice) => (
            <ListBoxItem
              id={choice.id}
              textValue={wordsOf(choice)}
              className="cursor-default rounded px-2 py-1.5 data-focused:bg-accent-soft data-focused:text-accent data-selected:font-medium"
            >
              {choice.label} {choice.detail && <span className="text-ink-2">{choice.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
