"use client";

import { useTranslations } from "next-intl";
import { endOfMonth } from "@/contract/calendar";
import { MONTH_STEPS, type MonthStep } from "@/contract/month-steps";
import { companyPage, newCommentPage, reconciliationPage } from "@/lib/paths";
import { classes } from "@/components/ui/classes";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

export const STEP_ICONS: Record<MonthStep, IconName> = {
  books: "upload",
  reconciled: "alert",
  commented: "comment",
  reported: "book",
};

/** Layout of the four steps of a month, in the header and in every row. */
export const STEP_GRID = "grid w-24 grid-cols-4 justify-items-center";

interface MonthCellProps {
  companyId: string;
  client: string;
  /** The month as YYYY-MM. */
  month: string;
  /** The month in words. */
  name: string;
  /** The state of each step, in the order of the steps: `y`, `n` or `-` (contract/months.ts). */
  states: readonly string[];
}

/**
 * The steps of a client's month. Done ones have a tick; missing ones link to the page where they are done; those that
 * are not to be done have a dot, and a text with the step's name and the reason.
 */
export function MonthCell({ companyId, client, month, name, states }: MonthCellProps) {
  const t = useTranslations("months");
  return (
    <span className={STEP_GRID}>
      {MONTH_STEPS.map((step, i) => {
        const state = states[i];
        if (state === "n") {
          const words = t(`states.${step}.n`);
          return (
            <Link
              key={step}
              href={placeOf(step, companyId, month)}
              prefetch={false}
              title={words}
              aria-label={t("cell", { client, month: name, state: words })}
              className="flex size-6 items-center justify-center rounded-md bg-warn-soft text-warn hover:outline-2 hover:outline-warn"
            >
              <Icon name={STEP_ICONS[step]} size={14} />
            </Link>
          );
        }
        const words =
          state === "y"
            ? t(`states.${step}.y`)
            : t("idle", { step: t(`steps.${step}`), reason: t(reasonOf(states[0])) });
        return (
          <span
            key={step}
            title={words}
            className={classes("flex size-6 items-center justify-center", state === "y" ? "text-good" : "text-ink-3")}
          >
            {state === "y" ? <Icon name="check" size={14} /> : <span aria-hidden="true">·</span>}
            <span className="sr-only">{words}</span>
          </span>
        );
      })}
    </span>
  );
}

/** Returns the reason why a step is not to be done, from the state of the books. */
function reasonOf(books: string | undefined): "waits" | "earlierYear" | "notApplicable" {
  // In a booked month only the reconciliation can be left out.
  return books === "n" ? "waits" : books === "y" ? "earlierYear" : "notApplicable";
}

function placeOf(step: MonthStep, companyId: string, month: string): string {
  switch (step) {
    case "books":
      return companyPage(companyId, "imports");
    case "reconciled":
      return reconciliationPage(companyId, month);
    case "commented":
      return newCommentPage(companyId, `${month}-01`, endOfMonth(`${month}-01`));
    case "reported":
      return companyPage(companyId, "reports");
  }
}
