"use client";

import { useTranslations } from "next-intl";
import type { SieImportResult } from "@/contract/imports/sie-import";
import type { ImportCompany } from "@/lib/imports/import-company";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Fact, DefinitionList } from "./definition-list";
import { useOutcomeText } from "./use-outcome-text";
import { WRAPPING_BUTTON } from "./wrapping-button";

interface OtherCompanyDialogProps {
  result: SieImportResult;
  company: ImportCompany;
  /** False while the file is checked again, because the text may be outdated, and if that check refuses the file. */
  isReady: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a file of another company is imported. The safe button has the focus. */
export function OtherCompanyDialog({ result, company, isReady, onClose, onConfirm }: OtherCompanyDialogProps) {
  const t = useTranslations("imports");
  const outcomeText = useOutcomeText();
  const { summary } = result;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("setAside.dialog.title")}
      footer={
        <DialogActions>
          <Button disabled={!isReady} onClick={onConfirm} className={WRAPPING_BUTTON}>
            {t("setAside.dialog.confirm", { company: company.name })}
          </Button>
          <Button variant="primary" data-first-focus onClick={onClose}>
            {t("setAside.dialog.refuse")}
          </Button>
        </DialogActions>
      }
    >
      <DefinitionList>
        <Fact label={t("setAside.dialog.of")}>
          {summary?.fileCompanyName || t("summary.unnamed")}{" "}
          <span className="whitespace-nowrap text-ink-2">
            {summary?.fileBusinessIdentityCode || t("summary.noNumber")}
          </span>
        </Fact>
        <Fact label={t("setAside.dialog.to")}>
          {company.name} <span className="whitespace-nowrap text-ink-2">{company.businessIdentityCode}</span>
        </Fact>
      </DefinitionList>
      <p className="mt-3">{outcomeText("planned", result, company)}</p>
    </Dialog>
  );
}
