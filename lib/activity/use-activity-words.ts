"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { ActivityEntry } from "@/contract/activity";
import { renameLiveText } from "@/contract/reports/live-text";
import { useFormats } from "@/lib/format/use-formats";
import type { Change } from "./changes";
import { isPeriod } from "./periods";

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Members of a fiscal year that are days: the service sends them as midnight without a zone. */
const DAYS = new Set(["start", "end", "lastLedgerDate", "lastActiveDate"]);
/** Members whose texts are ids of key figures. */
const FIGURES = new Set(["keyFigureType", "keyFigureTypes", "keyFigureInfoId"]);
/** Members whose texts may contain live values. */
const LIVE_TEXTS = new Set(["message", "text"]);
/** Maximum number of texts in a list that is written out; for a longer list only their number is shown. */
const MAX_NAMES = 12;

/**
 * The words for entries: what was done, the names of members, and values as people read them.
 * @param nameOf returns the name of the key figure with an id
 */
export function useActivityWords(nameOf: (keyFigure: string) => string) {
  const t = useTranslations("activity");
  const formats = useFormats();
  const locale = useLocale();
  return useMemo(() => {
    // The keys of messages are typed, but these are put together here; the casts stand for any key.
    const known = (key: string, otherwise: string) => (t.has(key as "title") ? t(key as "title") : otherwise);
    const memberOf = (field: string) => field.split(".").at(-1) ?? field;
    // Live values are shown as one types them in the reader's language, not as the current values.
    const said = (text: string) => (text.includes("{") ? renameLiveText(text, nameOf, locale) : text);
    const textOf = (text: string, member: string): string => {
      if (FIGURES.has(member)) return nameOf(text);
      if (LIVE_TEXTS.has(member)) return said(text);
      if (MOMENT.test(text)) return DAYS.has(member) ? formats.day(text.slice(0, 10)) : formats.moment(text);
      if (DAY.test(text)) return formats.day(text);
      // Without dots: next-intl takes a dot in a key for a nested message.
      return known(`values.${member}.${text.replaceAll(".", "")}`, text);
    };
    const valueOf = (value: unknown, field: string): string => {
      const member = memberOf(field);
      if (value === undefined || value === null || value === "") return t("nothing");
      if (typeof value === "boolean") return t(value ? "yes" : "no");
      if (typeof value === "number") return formats.number(value);
      if (typeof value === "string") return textOf(value, member);
      if (isPeriod(value)) return formats.period(value);
      if (Array.isArray(value)) {
        const texts = value.filter((one): one is string => typeof one === "string");
        if (texts.length < value.length || texts.length > MAX_NAMES) return t("count", { count: value.length });
        return texts.length === 0 ? t("nothing") : texts.map((text) => textOf(text, member)).join(", ");
      }
      return t("changed");
    };
    return {
      /** The action as a phrase after the user's name: "changed the preset". */
      action: ({ action, resource }: Pick<ActivityEntry, "action" | "resource">): string => {
        if (resource === "SecurityEvent") return known(`events.${action}`, action);
        const object = known(`objects.${resource}`, resource);
        return t.has(`actionPhrases.${action}` as "title")
          ? t(`actionPhrases.${action}` as "actionPhrases.update", { object })
          : `${action} ${object}`;
      },
      field: ({ field, item }: Change): string => {
        if (item && "account" in item) {
          return t("accountIn", { account: item.account, month: formats.month(`${item.month}-01`) });
        }
        if (item) {
          const object = item.dimensionId === undefined ? "" : `, ${item.dimensionId.replace("_", " ")}`;
          return `${nameOf(item.keyFigure)}, ${formats.period(item.period)}${object}`;
        }
        return known(`fields.${memberOf(field)}`, field);
      },
      value: (value: unknown, { field }: Change): string => valueOf(value, field),
      /** A stored text with its live values as one types them in the reader's language: with names in place of ids. */
      said,
    };
  }, [t, formats, nameOf, locale]);
}
