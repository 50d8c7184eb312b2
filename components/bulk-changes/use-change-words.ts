"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { BulkCause, CompanyChange, Difference } from "@/contract/bulk-changes/bulk-change";
import { figureDecimals, formatFigure } from "@/contract/format/format-figure";
import type { ReportChecklistItem } from "@/contract/reports/report-checklist";
import { useFormats } from "@/lib/format/use-formats";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";
import { useShownText } from "@/lib/texts/use-shown-text";

type Value = Difference["before"];

/** Maximum number of names shown of a list; the others are counted. */
const MAX_NAMED = 3;

/** Maximum number of decimals added to those of a key figure to show a small difference. */
const MAX_MORE_DECIMALS = 4;

/** Texts for an agency's bulk changes, their differences, and the reasons why companies are not changed. */
export function useChangeWords(agencyId: string) {
  const t = useTranslations("bulkChanges");
  const formats = useFormats();
  const locale = useLocale();
  const presetTexts = usePresetTexts();
  const types = useQuery(companyTypesQuery(agencyId));
  const catalogue = useQuery(catalogueQueries.standard());
  // Live values differ between clients, so messages are shown with their placeholders, as they were typed.
  const { keyFigures, shown: readableMessage } = useShownText();
  const typeName = (id: string) => types.data?.find((type) => type.Id === id)?.Name ?? id;
  const figureOf = (id: string | undefined) => keyFigures.find((figure) => figure.id === id);
  const figureName = (id: string) => figureOf(id)?.name ?? id;
  const namesOf = (names: readonly string[]) => {
    const others = names.length - MAX_NAMED;
    const named = names.slice(0, MAX_NAMED).join(", ");
    return others > 0 ? `${named} ${t("more", { count: others })}` : named;
  };
  const figures = (ids: readonly string[]) => (ids.length === 0 ? t("values.noFigures") : namesOf(ids.map(figureName)));
  /** Long lists begin with the members that the other list lacks, so that the texts show the difference. */
  const lists = (before: readonly string[], after: readonly string[]) => {
    const others = { before: new Set(after), after: new Set(before) };
    const texts = { before: textOfList(before, others.before), after: textOfList(after, others.after) };
    return texts.before === texts.after ? { ...texts, after: t("values.otherOrder") } : texts;
  };
  const textOfList = (ids: readonly string[], others: ReadonlySet<string>) =>
    figures(ids.length > MAX_NAMED ? ids.toSorted((a, b) => Number(others.has(a)) - Number(others.has(b))) : ids);
  const figure = (number: number, id: string | undefined, moreDecimals: number) => {
    if (!catalogue.data) return "…";
    // The catalogue lacks the own key figures of companies. They are written like ratios, which have no unit.
    const look = figureOf(id) ?? { valueType: "Ratio" };
    // Clients have different currencies, so amounts have no unit.
    return formatFigure(number, { ...look, decimals: figureDecimals(look) + moreDecimals }, { currency: "", locale });
  };
  const value = (kind: CompanyChange["kind"], raw: Value, keyFigureType?: string, moreDecimals = 0): string => {
    if (kind === "consultant") return t(raw === null ? "values.notClient" : "values.client");
    if (raw === null) return t(kind === "companyType" ? "values.noType" : "values.nothing");
    if (Array.isArray(raw)) return figures(raw);
    if (typeof raw === "number") return figure(raw, keyFigureType, moreDecimals);
    if (kind === "comment") return readableMessage(raw);
    return kind === "companyType" ? typeName(raw) : raw;
  };
  return {
    /** The error because of which ids are shown for names, and "…" for values of key figures; null without an error. */
    error: [types, catalogue].find(({ data, error }) => !data && error)?.error ?? null,
    /** The change in one line, such as "Company type: Building". */
    change(change: CompanyChange): string {
      switch (change.kind) {
        case "companyType":
          return t("changes.companyType", { value: value("companyType", change.companyTypeId) });
        case "preset":
          return t("changes.preset", {
            name: presetTexts(change.preset).name,
            value: figures(change.preset.keyFigureTypes),
          });
        case "chartOfAccounts":
          return t("changes.chartOfAccounts", { value: change.chartOfAccountsId, years: t(`years.${change.years}`) });
        case "currency":
          return t("changes.currency", { value: change.currency, years: t(`years.${change.years}`) });
        case "target": {
          const { keyFigureType, period, value: wanted } = change.targets[0]!;
          const words = { name: figureName(keyFigureType), period: formats.period(period) };
          return t("changes.target", {
            ...words,
            value: value("target", wanted, keyFigureType),
            others: change.targets.length - 1,
          });
        }
        case "consultant":
          return t(change.isClient ? "changes.consultant" : "changes.noConsultant", { name: change.userName });
        case "comment":
          return t("changes.comment", { message: readableMessage(change.comment.message) });
        case "report":
          return t("changes.report", { title: change.report.title, period: formats.period(change.report.period) });
        case "publishing": {
          const { title, period } = change.publishing;
          const words = { period: formats.period(period) };
          return title === undefined ? t("changes.publishingAll", words) : t("changes.publishing", { title, ...words });
        }
      }
    },
    /** The key figure and period of a difference; empty for kinds of change without them. */
    subject({ period, keyFigureType }: Difference): string {
      const words = [keyFigureType && figureName(keyFigureType), period && formats.period(period)];
      return words.filter(Boolean).join(", ");
    },
    /** The texts of the two values of a difference, with more decimals if they would be equal otherwise. */
    values(
      kind: CompanyChange["kind"],
      { before, after, keyFigureType }: Difference,
    ): Record<"before" | "after", string> {
      if (Array.isArray(before) && Array.isArray(after)) return lists(before, after);
      for (let more = 0; ; more++) {
        const [old, now] = [value(kind, before, keyFigureType, more), value(kind, after, keyFigureType, more)];
        if (old !== now || before === after || more === MAX_MORE_DECIMALS) return { before: old, after: now };
      }
    },
    cause({ code, explanation }: BulkCause): string {
      // One key stands for the type of all. A code without a message is explained in the service's words.
      const key = `causes.${code}` as "causes.notFound";
      return t.has(key) ? t(key) : explanation;
    },
    /** The open points of a draft's checklist in one line. */
    open: (items: readonly ReportChecklistItem[]): string =>
      items.map(({ check, open }) => t(`open.${check}`, { names: namesOf(open.map(({ name }) => name)) })).join("; "),
  };
}

export type ChangeWords = ReturnType<typeof useChangeWords>;
