"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
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
  /** Additional text in grey, which is also searched. */
  detail?: string;
}

type SearchChoiceProps = FieldProps &
  (
    | { isOptional?: false; onChange: (id: string) => void }
    /** `onChange` gets null when the field is emptied. */
    | { isOptional: true; onChange: (id: string | null) => void }
  );

interface FieldProps {
  label: string;
  hideLabel?: boolean;
  /**
   * May change while the field is shown. If the chosen one is added while the field has the focus, its name is shown
   * only after the focus has left. An open list without choices says that there are no hits.
   */
  choices: readonly Choice[];
  value: string | null;
  /** Called on Escape and whenever the focus leaves the field. */
  onLeave?: () => void;
  autoFocus?: boolean;
  placeholder?: string;
  error?: string | undefined;
  className?: string;
}

const wordsOf = ({ label, detail }: Choice) => [label, detail].filter(Boolean).join(" ");

/**
 * Finds the choice with the typed name or id, or else one that contains the typed text. If several contain it, returns
 * undefined, or with `orFirst` the first whose label begins with it; if no label does, the first of them.
 */
function typedChoice(
  typed: string,
  choices: readonly Choice[],
  { contains, startsWith }: Pick<ReturnType<typeof useFilter>, "contains" | "startsWith">,
  orFirst: boolean,
): Choice | undefined {
  // The filter has no comparison for equality, but only equal texts contain each other.
  const isSame = (words: string) => contains(words, typed) && contains(typed, words);
  const same = choices.find(({ id, label }) => isSame(label) || isSame(id));
  if (same) return same;
  const found = choices.filter((choice) => contains(wordsOf(choice), typed));
  if (found.length > 1 && !orFirst) return undefined;
  return found.find(({ label }) => startsWith(label, typed)) ?? found[0];
}

/** A searchable choice among many. Load it on demand, because it needs react-aria-components. */
export function SearchChoice(props: SearchChoiceProps) {
  const { label, hideLabel, choices, value, onLeave, autoFocus, placeholder, error, className } = props;
  // A modal dialog makes everything outside inert, so the list of choices is rendered inside it.
  const [dialog, setDialog] = useState<Element>();
  const t = useTranslations("ui");
  const filter = useFilter({ sensitivity: "base" });
  /** True if the list was open when the last key was pressed. */
  const wasOpen = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const [inputText, setInputText] = useState("");
  useEffect(() => {
    const typed = inputText.trim();
    // Enter would choose this one, so it is shown.
    const best = typed === "" ? undefined : typedChoice(typed, choices, filter, true);
    if (!best) return;
    list.current?.querySelector(`[data-key="${CSS.escape(best.id)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [inputText, choices, filter]);
  const findDialog = useCallback((node: HTMLElement | null) => {
    setDialog(node?.closest("dialog") ?? undefined);
  }, []);
  /**
   * If no item in the list is marked, Enter chooses the best match of the typed text; Tab chooses one only if no other
   * choice matches as well.
   */
  const chooseTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: input, key, nativeEvent } = event;
    if ((key !== "Enter" && key !== "Tab") || nativeEvent.isComposing || input.getAttribute("aria-activedescendant"))
      return;
    const typed = input.value.trim();
    const chosen = choices.find(({ id }) => id === value);
    if (typed === "" || (chosen && typed === wordsOf(chosen))) return;
    const found = typedChoice(typed, choices, filter, key === "Enter");
    if (found) props.onChange(found.id);
    // Without a match the event is stopped, because react-aria would restore the previous choice.
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
        if (key !== null) props.onChange(String(key));
        else if (props.isOptional) props.onChange(null);
      }}
      onInputChange={setInputText}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The first Escape closes the list; the next one closes a dialog around it.
        if (wasOpen.current) event.preventDefault();
        onLeave?.();
      }}
    >
      <Label className={hideLabel ? "sr-only" : "text-xs font-medium text-ink-2"}>{label}</Label>
      <div className="relative">
        <Input
          autoFocus={autoFocus}
          placeholder={placeholder}
          onKeyDownCapture={(event) => {
            // Read before react-aria handles the key, as Escape closes the list before onKeyDown.
            wasOpen.current = event.currentTarget.getAttribute("aria-expanded") === "true";
            chooseTyped(event);
          }}
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
        // Non-modal, because a modal popover hides the page from screen readers, including focusable elements.
        isNonModal
        // oxlint-disable-next-line typescript/no-deprecated -- its successor is in react-aria, which is no dependency
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
        className="max-h-72 w-(--trigger-width) min-w-56 overflow-auto rounded-md border border-line bg-panel shadow-pop"
      >
        <ListBox<Choice>
          ref={list}
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
