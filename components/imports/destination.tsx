"use client";

import { useTranslations } from "next-intl";
import type { ImportCompany } from "@/lib/imports/import-company";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface DestinationProps {
  company: ImportCompany;
  /** Returns the file to the page's company; undefined while the file is being imported and when it has been. */
  onUndo: (() => void) | undefined;
}

/** Names the company into which a file is imported, if that is not the company of the page. */
export function Destination({ company, onUndo }: DestinationProps) {
  const t = useTranslations("imports.destination");
  return (
    <p className="mt-2 flex items-start gap-2">
      <Icon name="building" className="mt-0.5 text-ink-3" />
      <span className="min-w-0">
        {t("goesTo")} <strong className="font-semibold">{company.name}</strong>{" "}
        <span className="whitespace-nowrap text-ink-2">{company.businessIdentityCode}</span>
      </span>
      {onUndo && (
        <Button
          size="small"
          variant="quiet"
          icon="undo"
          className="-my-1"
          aria-label={t("undoFrom", { company: company.name })}
          onClick={onUndo}
        >
          {t("undo")}
        </Button>
      )}
    </p>
  );
}
