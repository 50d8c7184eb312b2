import * as z from "zod";
import { companyChangeSchema, type CompanyChange } from "@/contract/bulk-changes/bulk-change";
import type { BulkChangeKind, YearScope } from "@/contract/bulk-changes/bulk-change-states";
import type { CalendarDay } from "@/contract/calendar";
import type { Locale } from "@/contract/format/locale";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { periodOfDays } from "@/contract/period";
import type { KeyFigurePreset } from "@/contract/presets";
import { STANDARD_CHART } from "@/lib/charts-of-accounts/standard-chart";
import { readDaySpan } from "@/lib/dates/read-period";
import { parseNumber } from "@/lib/numbers/parse";
import { targetIn } from "@/lib/targets/read-target";

/** The form values of a bulk change; each kind uses its own members. */
export interface ChangeDraft {
  kind: BulkChangeKind;
  companyTypeId: string;
  presetId: string;
  /** Id of the client's preset that gets the key figures; empty for the one with the same id as the chosen preset. */
  presetPlace: string;
  chartOfAccountsId: string;
  /** ISO 4217. */
  currency: string;
  years: YearScope;
  keyFigureType: string;
  /** As typed, such as "Q1 2026"; for every kind with a period. */
  period: string;
  /** As typed in the user's language; an empty value deletes the target. */
  value: string;
  userName: string;
  isClient: boolean;
  message: string;
  reportTemplateId: string;
  title: string;
  /** The language of reports that have none of their own. */
  language: Locale;
  isQuestion: boolean;
}

export const EMPTY_DRAFT: ChangeDraft = {
  kind: "companyType",
  companyTypeId: "",
  presetId: "",
  presetPlace: "",
  chartOfAccountsId: STANDARD_CHART,
  currency: "SEK",
  years: "latest",
  keyFigureType: "",
  period: "",
  value: "",
  userName: "",
  isClient: true,
  message: "",
  reportTemplateId: "",
  title: "",
  language: "sv",
  isQuestion: false,
};

/** Members that can be missing or wrong. */
type DraftProblem =
  | "presetId"
  | "chartOfAccountsId"
  | "keyFigureType"
  | "period"
  | "value"
  | "userName"
  | "message"
  | "reportTemplateId"
  | "title";

interface DraftSurroundings {
  presets: readonly KeyFigurePreset[];
  today: CalendarDay;
  /** The user's, such as sv-SE: numbers are read as it writes them. */
  culture: string;
  /** Null for an unknown key figure. */
  typeOf: (keyFigureType: string) => ValueType | null;
}

/** The form schema of a bulk change. It produces the contract's type, or names the wrong members. */
export function changeFormSchema(surroundings: DraftSurroundings): z.ZodType<CompanyChange, ChangeDraft> {
  return z.custom<ChangeDraft>().transform((draft, context) => {
    const read = readDraft(draft, surroundings);
    const checked = "change" in read ? companyChangeSchema.safeParse(read.change) : null;
    if (checked?.success) return checked.data;
    // The last part of a refused member's path is its name in the draft too.
    const refused = checked?.error.issues.map(({ path }) => path.findLast((key) => typeof key === "string"));
    for (const member of "problems" in read ? read.problems : (refused ?? [])) {
      // The form shows its own message for each member, not this one.
      context.addIssue({ code: "custom", path: [member ?? "kind"], message: "expected another" });
    }
    return z.NEVER;
  });
}

/** Converts a draft to a change, or returns the wrong members. */
function readDraft(
  draft: ChangeDraft,
  { presets, today, culture, typeOf }: DraftSurroundings,
): { change: CompanyChange } | { problems: DraftProblem[] } {
  const { kind, years } = draft;
  const span = readDaySpan(draft.period, today);
  const period = span && periodOfDays(span.first, span.last);
  const missing = (names: [DraftProblem, boolean][]) => ({
    problems: names.flatMap(([name, isThere]) => (isThere ? [] : [name])),
  });
  switch (kind) {
    case "companyType":
      return { change: { kind, companyTypeId: draft.companyTypeId || null } };
    case "preset": {
      const preset = presets.find(({ id }) => id === draft.presetId);
      if (!preset) return missing([["presetId", false]]);
      const place = presets.find(({ id }) => id === draft.presetPlace) ?? preset;
      const { id, name, description } = place;
      const { keyFigureTypes } = preset;
      return {
        change: { kind, preset: { id, name, ...(description !== undefined && { description }), keyFigureTypes } },
      };
    }
    case "chartOfAccounts": {
      const chartOfAccountsId = draft.chartOfAccountsId.trim();
      if (chartOfAccountsId === "") return missing([["chartOfAccountsId", false]]);
      return { change: { kind, chartOfAccountsId, years } };
    }
    case "currency":
      return { change: { kind, currency: draft.currency, years } };
    case "target": {
      const { keyFigureType } = draft;
      const isCleared = draft.value.trim() === "";
      const value = isCleared ? null : targetIn(parseNumber(draft.value, culture), typeOf(keyFigureType));
      const isRead = isCleared || value !== null;
      if (period === null || keyFigureType === "" || !isRead) {
        return missing([
          ["keyFigureType", keyFigureType !== ""],
          ["period", period !== null],
          ["value", isRead],
        ]);
      }
      return { change: { kind, targets: [{ keyFigureType, period, value }] } };
    }
    case "consultant": {
      const { userName, isClient } = draft;
      return userName === "" ? missing([["userName", false]]) : { change: { kind, userName, isClient } };
    }
    case "comment": {
      const { keyFigureType, message, isQuestion } = draft;
      if (period === null || keyFigureType === "" || message.trim() === "") {
        return missing([
          ["keyFigureType", keyFigureType !== ""],
          ["period", period !== null],
          ["message", message.trim() !== ""],
        ]);
      }
      return { change: { kind, comment: { message, keyFigureType, period, ...(isQuestion && { isQuestion }) } } };
    }
    case "report": {
      const { reportTemplateId } = draft;
      const title = draft.title.trim();
      if (period === null || reportTemplateId === "" || title === "") {
        return missing([
          ["reportTemplateId", reportTemplateId !== ""],
          ["title", title !== ""],
          ["period", period !== null],
        ]);
      }
      return { change: { kind, report: { title, period, reportTemplateId } } };
    }
    case "publishing": {
      if (period === null) return missing([["period", false]]);
      const title = draft.title.trim();
      return { change: { kind, publishing: { period, ...(title !== "" && { title }), language: draft.language } } };
    }
  }
}
