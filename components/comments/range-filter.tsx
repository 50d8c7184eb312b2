"use client";

import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { RANGE_PRESETS, type CommentRange } from "@/lib/comments/comment-range";
import { readDaySpan } from "@/lib/dates/read-period";
import { today } from "@/lib/dates/today";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";
import { DayField } from "@/components/periods/day-field";
import { useRangeLabel } from "./use-range-label";

interface RangeFilterProps {
  range: CommentRange;
  onChange: (range: CommentRange) => void;
}

const NAMED: readonly CommentRange[] = [
  { kind: "all" },
  ...RANGE_PRESETS.map((preset) => ({ kind: "preset", preset }) as const),
];

/** Chooses the days within which the period of a comment must lie. */
export function RangeFilter({ range, onChange }: RangeFilterProps) {
  const t = useTranslations("comments.range");
  const labelOf = useRangeLabel();
  return (
    <Popover label={t("button", { range: labelOf(range).name })} icon="calendar" className="w-88">
      {(close) => {
        const choose = (chosen: CommentRange) => {
          onChange(chosen);
          close();
        };
        return (
          <>
            <ul aria-label={t("title")} className="-mx-1">
              {NAMED.map((named) => {
                const { name, days } = labelOf(named);
                const isChosen = isSameRange(named, range);
                return (
                  <li key={name}>
                    <button
                      type="button"
                      aria-pressed={isChosen}
                      onClick={() => {
                        choose(named);
                      }}
                      className="flex min-h-8 w-full items-center gap-2 rounded px-2 text-left hover:bg-hover"
                    >
                      <Icon name="check" className={classes("text-accent", !isChosen && "invisible")} />
                      <span className="grow">{name}</span>
                      <span className="text-xs text-ink-2">{days}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
            <hr className="-mx-3 my-3 border-line" />
            <OwnDays range={range} onChoose={choose} />
            <p className="mt-3 text-xs text-ink-2">{t("rule")}</p>
          </>
        );
      }}
    </Popover>
  );
}

/** Compares a range of the list, which is never of the kind "days", with the chosen one. */
function isSameRange(named: CommentRange, chosen: CommentRange): boolean {
  if (named.kind === "preset") return chosen.kind === "preset" && chosen.preset === named.preset;
  return named.kind === "all" && chosen.kind === "all";
}

function OwnDays({ range, onChoose }: { range: CommentRange; onChoose: (range: CommentRange) => void }) {
  const t = useTranslations("comments");
  const [from, setFrom] = useState(range.kind === "days" ? (range.from ?? "") : "");
  const [to, setTo] = useState(range.kind === "days" ? (range.to ?? "") : "");
  const [isTried, setTried] = useState(false);
  const first = readDaySpan(from, today())?.first;
  const last = readDaySpan(to, today())?.last;
  const isReversed = first !== undefined && last !== undefined && first > last;
  const errorOf = (text: string, day: string | undefined) =>
    text.trim() !== "" && day === undefined ? t("days.unreadable") : undefined;
  const fromError = errorOf(from, first);
  const toError = errorOf(to, last) ?? (isReversed ? t("days.reversed") : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (fromError !== undefined || toError !== undefined) return;
    onChoose(first || last ? { kind: "days", from: first, to: last } : { kind: "all" });
  };

  return (
    <form onSubmit={submit} noValidate>
      <fieldset>
        <legend className="mb-1 font-medium">{t("range.own")}</legend>
        <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <DayField
            label={t("days.from")}
            edge="first"
            text={from}
            onChange={setFrom}
            error={isTried ? fromError : undefined}
          />
          <DayField label={t("days.to")} edge="last" text={to} onChange={setTo} error={isTried ? toError : undefined} />
          <Button type="submit" className="mt-5">
            {t("range.show")}
          </Button>
        </div>
        <p className="mt-1 text-xs text-ink-2">{t("days.example")}</p>
      </fieldset>
    </form>
  );
}
