"use client";

import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import { useAnchored } from "@/components/ui/anchored";
import { Icon } from "@/components/ui/icon";
import { popoverClasses } from "@/components/ui/popover";
import { MissingValue } from "./missing-value";

interface WhyEmptyProps {
  companyId: string;
  year: FiscalYear;
  reason: MissingReason | undefined;
  isUnbooked?: boolean;
  /** Figure and period of the missing value, in words. */
  of: string;
}

/** A button in place of a missing value in a table; pressing it shows the reason. */
export function WhyEmpty({ companyId, year, reason, isUnbooked = false, of }: WhyEmptyProps) {
  const t = useTranslations("figures.missing");
  const { open, trigger, popover } = useAnchored("end");
  return (
    <>
      <button
        type="button"
        {...trigger}
        aria-haspopup="dialog"
        aria-label={t("whyEmpty", { of })}
        title={t("why")}
        className="inline-flex items-center gap-1 rounded text-ink-3 hover:text-ink"
      >
        – <Icon name="info" size={14} className="print:hidden" />
      </button>
      <div
        {...popover}
        role="dialog"
        aria-label={t("whyEmpty", { of })}
        className={`${popoverClasses} w-72 p-3 text-left whitespace-normal`}
      >
        {open && (
          <div className="flex flex-col">
            <p className="font-semibold">{t("title")}</p>
            <MissingValue companyId={companyId} year={year} reason={reason} isUnbooked={isUnbooked} />
          </div>
        )}
      </div>
    </>
  );
}
