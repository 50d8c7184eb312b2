"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, controlClasses } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { parseNumber } from "@/lib/numbers/parse";
import { EXACT_LIMIT, parseRule, writeRule } from "@/lib/portfolio/rows";

interface RuleFormProps {
  keyFigures: readonly KeyFigure[];
  /** As in the address, such as `EquityRatio<20`; empty without a rule. */
  rule: string;
  /** The currencies of the rows, the most frequent first. */
  currencies: readonly string[];
  /** Called with the rule's text; an empty text removes the rule. */
  onRule: (rule: string) => void;
}

/** The form of the filter by a key figure: above or below a limit. */
export function RuleForm({ keyFigures, rule, currencies, onRule }: RuleFormProps) {
  const t = useTranslations("portfolio");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const formats = useFormats();
  const before = parseRule(rule);
  const [wanted, setWanted] = useState(before?.keyFigureId);
  const figureId = (keyFigures.find(({ id }) => id === wanted) ?? keyFigures[0])?.id ?? "";
  const [sign, setSign] = useState<"<" | ">">(before?.sign ?? "<");
  const [limit, setLimit] = useState(before ? formats.number(before.limit, EXACT_LIMIT) : "");
  const [chosenCurrency, setCurrency] = useState(before?.currency);
  const [isWrong, setWrong] = useState(false);
  const isAmount = keyFigures.find(({ id }) => id === figureId)?.valueType === "Amount";
  // A saved view may have a currency that no client has any more.
  const own = before?.currency;
  const offered = own === undefined || currencies.includes(own) ? currencies : [...currencies, own];
  // The values may still be loading when the form is opened, and with them the currencies.
  const currency = chosenCurrency ?? currencies[0] ?? "";
  const hasCurrency = isAmount && (offered.length > 1 || own !== undefined);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = parseNumber(limit, culture);
        if (!("value" in parsed) || !Number.isFinite(parsed.value)) setWrong(true);
        else {
          const unit = hasCurrency ? { currency } : {};
          onRule(writeRule({ keyFigureId: figureId, sign, limit: parsed.value, ...unit }));
        }
      }}
    >
      <Select
        label={t("ruleFigure")}
        value={figureId}
        onChange={({ target }) => {
          setWanted(target.value);
        }}
        options={keyFigures.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label={t("ruleSign")}
        value={sign}
        onChange={({ target }) => {
          setSign(target.value as "<" | ">");
        }}
        options={[
          { value: "<", label: t("under") },
          { value: ">", label: t("over") },
        ]}
      />
      <Field label={t("ruleLimit")} error={isWrong ? t("ruleLimitWrong") : undefined}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            className={`${controlClasses} h-8.5`}
            value={limit}
            onChange={({ target }) => {
              setLimit(target.value);
              setWrong(false);
            }}
          />
        )}
      </Field>
      {hasCurrency && (
        <Select
          label={t("currency")}
          hint={t("ruleCurrency")}
          value={currency}
          onChange={({ target }) => {
            setCurrency(target.value);
          }}
          options={offered.map((value) => ({ value, label: value }))}
        />
      )}
      <div className="flex justify-end gap-2">
        {rule !== "" && (
          <Button
            onClick={() => {
              onRule("");
            }}
          >
            {t("ruleRemove")}
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={figureId === ""}>
          {t("ruleApply")}
        </Button>
      </div>
    </form>
  );
}
