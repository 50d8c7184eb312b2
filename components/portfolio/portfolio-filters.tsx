"use client";

import { useTranslations } from "next-intl";
import { memo, useMemo } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useFormats } from "@/lib/format/use-formats";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { AGREEMENTS } from "@/lib/portfolio/choices";
import { currenciesOf, EXACT_LIMIT, parseRule, type PortfolioRow } from "@/lib/portfolio/rows";
import { NO_COLUMNS, type PortfolioSettings } from "@/lib/portfolio/settings";

const RuleForm = onDemand(() => import("./rule-form").then((module) => module.RuleForm), <Skeleton className="h-56" />);

interface PortfolioFiltersProps {
  /** All rows, from which the choices are computed. */
  rows: readonly PortfolioRow[];
  /** Those of the shown columns; empty without columns, and until the values are fetched. */
  keyFigures: readonly KeyFigure[];
  filter: PortfolioSettings;
  onChange: (changes: Partial<PortfolioSettings>) => void;
}

/** The choice to group by type, and all filters except the search. */
export const PortfolioFilters = memo(function PortfolioFilters({
  rows,
  keyFigures,
  filter,
  onChange,
}: PortfolioFiltersProps) {
  const t = useTranslations("portfolio");
  const inOrder = useNameOrder();
  const formats = useFormats();
  const { types, consultants, lateCount, currencies, someDiffer } = useMemo(() => choicesIn(rows), [rows]);
  const rule = parseRule(filter.rule);
  const ruled = rule && keyFigures.find(({ id }) => id === rule.keyFigureId);
  const defaultCurrency = currencies.length > 1 ? currencies[0] : undefined;
  const ruleCurrency = ruled?.valueType === "Amount" ? (rule?.currency ?? defaultCurrency ?? "") : "";
  // Until the columns are known, the button must not say that the column of the rule's key figure is missing.
  const areColumnsKnown = keyFigures.length > 0 || filter.columns === NO_COLUMNS;
  const ruleText =
    rule && ruled
      ? t("ruleIs", {
          name: ruled.name,
          sign: rule.sign === "<" ? "under" : "over",
          limit: `${formats.number(rule.limit, EXACT_LIMIT)} ${ruleCurrency}`.trimEnd(),
        })
      : t(rule && areColumnsKnown ? "ruleWithoutColumn" : "rule");
  // A saved view may have a filter that no client matches: it is offered by its id, so that it can be seen and removed.
  const optionsOf = (names: ReadonlyMap<string, string>, chosen: string) =>
    inOrder(
      [...(chosen === "" || names.has(chosen) ? [] : [[chosen, chosen] as const]), ...names],
      ([, name]) => name,
    ).map(([value, label]) => ({ value, label }));
  return (
    <>
      {(types.size > 0 || filter.type !== "") && (
        <Select
          label={t("type")}
          shape="pill"
          value={filter.type}
          onChange={({ target }) => {
            onChange({ type: target.value });
          }}
          options={[{ value: "", label: t("allTypes") }, ...optionsOf(types, filter.type)]}
        />
      )}
      {(consultants.size > 1 || filter.consultant !== "") && (
        <Select
          label={t("consultant")}
          shape="pill"
          value={filter.consultant}
          onChange={({ target }) => {
            onChange({ consultant: target.value });
          }}
          options={[{ value: "", label: t("allConsultants") }, ...optionsOf(consultants, filter.consultant)]}
        />
      )}
      {(someDiffer || filter.agreement !== "") && (
        <Select
          label={t("agreement")}
          shape="pill"
          value={filter.agreement}
          onChange={({ target }) => {
            onChange({ agreement: target.value });
          }}
          options={[
            { value: "", label: t("allAgreements") },
            ...AGREEMENTS.map((value) => ({ value, label: t(`agreements.${value}`) })),
          ]}
        />
      )}
      <Popover icon="filter" label={ruleText} className="w-72">
        {(close) => (
          <RuleForm
            keyFigures={keyFigures}
            rule={filter.rule}
            currencies={currencies}
            onRule={(text) => {
              onChange({ rule: text });
              close();
            }}
          />
        )}
      </Popover>
      {(lateCount > 0 || filter.late !== "") && (
        <Switch
          className="h-8.5"
          label={t("onlyLate", { count: lateCount })}
          checked={filter.late !== ""}
          onChange={({ target }) => {
            onChange({ late: target.checked ? "true" : "" });
          }}
        />
      )}
      {(types.size > 0 || filter.group !== "") && (
        <Switch
          className="h-8.5"
          label={t("groupByType")}
          checked={filter.group !== ""}
          onChange={({ target }) => {
            onChange({ group: target.checked ? "true" : "" });
          }}
        />
      )}
    </>
  );
});

/** The choices that the filters offer, computed from all rows. */
function choicesIn(rows: readonly PortfolioRow[]) {
  const types = new Map<string, string>();
  const consultants = new Map<string, string>();
  for (const { company, typeName, status } of rows) {
    if (company.companyTypeId) types.set(company.companyTypeId, typeName);
    for (const { userName, name } of status?.consultants ?? []) consultants.set(userName, name);
  }
  return {
    types,
    consultants,
    currencies: currenciesOf(rows),
    lateCount: rows.filter(({ isLate }) => isLate).length,
    someDiffer: rows.some(({ status }) => status?.agreement === "differs"),
  };
}
