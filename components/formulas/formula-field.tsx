"use client";

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useProblemText } from "@/lib/formulas/use-problem-text";
import type { FormulaNames } from "@/lib/formulas/formula-names";
import { fittingTerms, nameBeingTyped, withName } from "@/lib/formulas/name-completion";
import type { FormulaProblem } from "@/contract/formulas/grammar/formula-problem";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { classes } from "@/components/ui/classes";
import { CompletionList, completionId } from "@/components/ui/completion-list";
import { controlClasses, Field } from "@/components/ui/field";

const MAX_OFFERED = 8;

interface FormulaFieldProps {
  label: string;
  hint: ReactNode;
  /** Error of the formula, shown unless names are being suggested. */
  problem: FormulaProblem | null;
  value: string;
  onChange: (text: string) => void;
  names: FormulaNames;
  /** Returns the text beside a suggested name. */
  describe: (term: FormulaTerm) => string;
  /** Accessible name of the list of suggestions. */
  listLabel: string;
}

/** A text field that suggests the names that match the typed text (ARIA combobox pattern). */
export function FormulaField(props: FormulaFieldProps) {
  const { label, hint, problem, value, onChange, names, describe, listLabel } = props;
  const listId = useId();
  const problemText = useProblemText((id) => names.nameOf(id));
  const input = useRef<HTMLInputElement>(null);
  /** Position of the caret after typing; null when the user has moved it, taken a name, or closed the suggestions. */
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const typed = caret === null ? null : nameBeingTyped(value.slice(0, caret));
  const offered = typed ? fittingTerms(names.terms, typed.part, MAX_OFFERED) : [];
  const shownProblem = offered.length > 0 ? null : problem;
  const chosen = Math.min(active, offered.length - 1);

  const take = (term: FormulaTerm) => {
    const taken = withName(value, caret!, typed!, names.nameOf(term.id));
    // flushSync puts the new text into the field, so that the caret can be set before the user presses the next key.
    flushSync(() => {
      onChange(taken.text);
      setCaret(null);
    });
    input.current?.setSelectionRange(taken.end, taken.end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (offered.length === 0) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((chosen + step + offered.length) % offered.length);
    else if (event.key === "Enter") take(offered[chosen]!);
    else if (event.key === "Escape") setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field label={label} hint={hint} error={shownProblem ? problemText(shownProblem) : undefined}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-expanded={offered.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={offered.length > 0 ? completionId(listId, chosen) : undefined}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setCaret(event.target.selectionStart);
              setActive(0);
            }}
            onSelect={({ currentTarget }) => {
              if (currentTarget.selectionStart !== caret) setCaret(null);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setCaret(null);
            }}
            className={classes(controlClasses, "h-8.5 font-mono")}
          />
          <CompletionList
            id={listId}
            label={listLabel}
            items={offered}
            keyOf={({ id }) => id}
            chosen={chosen}
            onTake={take}
          >
            {(term) => (
              <>
                {names.nameOf(term.id)} <span className="text-ink-2">{describe(term)}</span>
              </>
            )}
          </CompletionList>
          {shownProblem && <WrongPart text={value} {...shownProblem} />}
        </>
      )}
    </Field>
  );
}

/** Repeats the formula with the wrong part marked; the error message describes it in words. */
function WrongPart({ text, start, end }: { text: string; start: number; end: number }) {
  return (
    <p aria-hidden="true" className="font-mono text-xs text-ink-2">
      {text.slice(0, start)}
      {/* A text that ends too early has no character to mark. */}
      <mark className="rounded bg-bad-soft px-0.5 text-bad">{text.slice(start, end) || "▲"}</mark>
      {text.slice(end)}
    </p>
  );
}
