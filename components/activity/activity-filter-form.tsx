"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ActivityParams } from "@/lib/activity/activity-filter";
import type { ActivityPlace } from "@/lib/activity/paths";
import { paramsOfRange, rangeOfParams } from "@/lib/comments/comment-range";
import { readDaySpan } from "@/lib/dates/read-period";
import { today } from "@/lib/dates/today";
import { PersonField } from "@/components/shell/person-field";
import { ClientChoice } from "@/components/shell/client-choice";
import { DayField } from "@/components/periods/day-field";
import { FilterForm } from "@/components/ui/filter-form";

interface ActivityFilterFormProps {
  place: ActivityPlace;
  params: ActivityParams;
  onSubmit: (changes: Partial<ActivityParams>) => void;
  onCancel: () => void;
}

/** Narrows the activity to a client, a user and days. Its code is loaded on demand. */
export function ActivityFilterForm({ place, params, onSubmit, onCancel }: ActivityFilterFormProps) {
  const t = useTranslations("activity");
  const range = rangeOfParams(params);
  const [company, setCompany] = useState(params.company);
  const [user, setUser] = useState(params.user ?? "");
  const [from, setFrom] = useState(range.kind === "days" ? (range.from ?? "") : "");
  const [to, setTo] = useState(range.kind === "days" ? (range.to ?? "") : "");
  const [isTried, setTried] = useState(false);
  const first = readDaySpan(from, today())?.first;
  const last = readDaySpan(to, today())?.last;
  const agencyId = "agencyId" in place ? place.agencyId : null;
  const isUnreadable = (text: string, day: string | undefined) => text.trim() !== "" && day === undefined;
  const errorOf = (text: string, day: string | undefined) =>
    isTried && isUnreadable(text, day) ? t("days.unreadable") : undefined;
  const isReversed = first !== undefined && last !== undefined && first > last;
  const submit = () => {
    setTried(true);
    if (isReversed || isUnreadable(from, first) || isUnreadable(to, last)) return;
    onSubmit({
      company,
      user: user.trim() || null,
      // A named period has no days in the form, and stays until some are typed.
      ...(range.kind === "preset" && !first && !last ? {} : paramsOfRange({ kind: "days", from: first, to: last })),
    });
  };
  return (
    <FilterForm label={t("filter")} submitLabel={t("apply")} onSubmit={submit} onCancel={onCancel}>
      {agencyId !== null && (
        <ClientChoice
          agencyId={agencyId}
          label={t("company")}
          placeholder={t("search")}
          value={company}
          onChange={setCompany}
        />
      )}
      <PersonField label={t("user")} hint={t("userHint")} value={user} onChange={setUser} />
      <DayField
        label={t("days.from")}
        edge="first"
        text={from}
        onChange={setFrom}
        error={errorOf(from, first)}
        className="w-40"
      />
      <DayField
        label={t("days.to")}
        edge="last"
        text={to}
        onChange={setTo}
        error={errorOf(to, last) ?? (isTried && isReversed ? t("days.reversed") : undefined)}
        className="w-40"
      />
    </FilterForm>
  );
}
