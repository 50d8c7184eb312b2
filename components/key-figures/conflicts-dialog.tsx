"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useFormats } from "@/lib/format/use-formats";
import type { FiscalYearValues } from "@/lib/key-figures/fiscal-year-values";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Table, Td, Th, Tr } from "../ui/table";
import { useValueText } from "./use-value-text";

interface ConflictsDialogProps {
  values: FiscalYearValues;
  nameOf: (keyFigureId: string) => string;
  onClose: () => void;
}

/** Each value that two people changed, with what either wrote, for the user to choose. */
export function ConflictsDialog({ values, nameOf, onClose }: ConflictsDialogProps) {
  const t = useTranslations("keyFigures.conflicts");
  const formats = useFormats();
  const text = useValueText();
  const { edits } = values;
  const conflicts = useSyncExternalStore(values.subscribeToFilled, edits.conflicts, edits.conflicts);
  const choose = (choice: "mine" | "stored", key: string) => {
    edits.resolveConflicts(choice, key);
    if (edits.conflicts().length === 0) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("title")} size="large">
      <Table label={t("title")}>
        <thead>
          <tr>
            <Th>{t("value")}</Th>
            <Th numeric>{t("yours")}</Th>
            <Th numeric>{t("theirs")}</Th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ key, address, mine, theirs }) => {
            const { keyFigureInfoId, period, dimensionId } = address;
            const value = [nameOf(keyFigureInfoId), formats.period(period), dimensionId].filter(Boolean).join(", ");
            return (
              <Tr key={key}>
                <Td>{value}</Td>
                <Td numeric>
                  <Button
                    size="small"
                    aria-label={t("takeMine", { value, text: text(mine) })}
                    onClick={() => {
                      choose("mine", key);
                    }}
                  >
                    {text(mine)}
                  </Button>
                </Td>
                <Td numeric>
                  <Button
                    size="small"
                    aria-label={t("takeTheirs", { value, text: text(theirs) })}
                    onClick={() => {
                      choose("stored", key);
                    }}
                  >
                    {text(theirs)}
                  </Button>
                </Td>
              </Tr>
            );
          })}
        </tbody>
      </Table>
    </Dialog>
  );
}
