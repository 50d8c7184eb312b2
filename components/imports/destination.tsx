"use client";

import { useTranslations } from "next-intl";
import type { ImportCompany } from "@/lib/imports/import-company";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface DestinationProps {
  company: ImportCompany;
  /** Undefined when the file can no longer be called back. */
  onCallBack: (() => void) | undefined;
}

/** Names the company into which a file is imported, if that is not the company of the page. */
export function Destination({ company, onCallBack }: DestinationProps) {
  const t = useTranslations("imports.destination");
  return (
    <p className="mt-2 flex items-start gap-2">
      <Icon name="building" className="mt-0.5 text-ink-3" />
      <span className="min-w-0">
        {t("goesTo")} <strong className="font-semibold">{company.name}</strong>{" "}
        <span className="whitespace-nowrap text-ink-2">{company.businessIdentityCode}</span>
      </span>
      {onCallBack && (
        <Button
          size="small"
          variant="quiet"
          icon="undo"
          className="-my-1"
          aria-label={t("callBackFrom", { company: company.name })}
          onClick={onCallBack}
        >
          {t("callBack")}
        </Button>
      )}
    </p>
  );
}
