"use client";

import { useTranslations } from "next-intl";
import type { CompaniesSheet } from "@/lib/inputs/companies-sheet";
import { ApiError, apiErrorKind, apiErrorValues } from "@/lib/api/error";
import { classes } from "@/components/ui/classes";
import { Icon, type IconName } from "@/components/ui/icon";

const ICONS = {
  unsaved: "pencil",
  saving: "upload",
  saved: "check",
  conflict: "alert",
  failed: "alert",
} as const satisfies Record<string, IconName>;

/**
 * An icon with the state of a company's save. It needs no subscription of its own: the sheet announces the company's
 * row at each change of the save, and the row renders the icon again.
 */
export function CompanyState({ model, companyId }: { model: CompaniesSheet; companyId: string }) {
  const t = useTranslations("inputs.agency.states");
  const tErrors = useTranslations("errors");
  const { state, failure } = model.saveOf(companyId);
  if (state === "clean") return null;
  const bad = state === "failed";
  const reason = bad
    ? `${tErrors(`${apiErrorKind(failure)}.title`, apiErrorValues(failure))} ${failure instanceof ApiError ? failure.message : ""}`
    : undefined;
  return (
    <span
      title={reason ?? t(state)}
      className={classes("flex-none", bad ? "text-bad" : state === "conflict" ? "text-warn" : "text-ink-2")}
    >
      <Icon name={ICONS[state]} size={14} className={state === "saved" ? "text-good" : undefined} />
      <span className="sr-only">{t(state)}</span>
      {reason !== undefined && <span className="sr-only">{reason}</span>}
    </span>
  );
}
