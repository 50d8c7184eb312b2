"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { knownCurrencies } from "@/contract/fiscal-years/currencies";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { useFiscalYearChange, type FiscalYearField } from "./fiscal-year-change";

const SearchChoice = onDemand(
  () => import("@/components/ui/search-choice").then((module) => module.SearchChoice),
  <span className="block h-8.5 w-56 animate-skeleton rounded-md bg-skeleton" />,
);

const BUTTON = "-ml-2 inline-flex items-center gap-1 rounded-md border border-transparent px-2 py-1";

/** The year's currency; pressing it opens a search of all currencies by code or name. */
export function CurrencyChoice({ companyId, year, yearName, mayWrite }: FiscalYearField) {
  const t = useTranslations("fiscalYears");
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { change, error } = useFiscalYearChange(companyId, year);
  const label = t("currencyOf", { year: yearName });

  const leave = () => {
    setEditing(false);
    requestAnimationFrame(() => {
      // After Escape or a choice nothing has the focus; a click or Tab has given it to another control.
      if (document.activeElement === document.body) button.current?.focus();
    });
  };
  if (!mayWrite) return <span>{year.currency}</span>;
  return (
    <>
      {editing ? (
        // The search lies over the table. The hidden text keeps the width of the column unchanged.
        <div className="relative">
          <span aria-hidden="true" className={`${BUTTON} invisible`}>
            {year.currency}
            <Icon name="chevronDown" size={12} />
          </span>
          <div className="absolute top-1/2 -left-2 z-10 -translate-y-1/2">
            <CurrencySearch
              label={label}
              value={year.currency}
              onLeave={leave}
              onChange={(currency) => {
                if (currency !== year.currency) change({ currency });
                leave();
              }}
            />
          </div>
        </div>
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={`${label}: ${year.currency}`}
          onClick={() => {
            setEditing(true);
          }}
          className={`${BUTTON} hover:border-line-strong`}
        >
          {year.currency}
          <Icon name="chevronDown" size={12} className="text-ink-3" />
        </button>
      )}
      <FailureNote error={error} />
    </>
  );
}

interface CurrencySearchProps {
  label: string;
  value: string;
  onChange: (currency: string) => void;
  onLeave: () => void;
}

function CurrencySearch({ label, value, onChange, onLeave }: CurrencySearchProps) {
  const locale = useLocale();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: "currency" });
    return knownCurrencies().map((code) => ({ id: code, label: code, detail: names.of(code) ?? "" }));
  }, [locale]);
  return (
    <SearchChoice
      label={label}
      hideLabel
      autoFocus
      choices={choices}
      value={value}
      onChange={onChange}
      onLeave={onLeave}
      className="w-56"
    />
  );
}
