"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormats } from "@/lib/format/use-formats";
import { keyFigureHistoryQuery, type StoredValueKey } from "@/lib/inputs/history";
import { Dialog } from "@/components/ui/dialog";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useValueText } from "@/components/value-sheet/use-value-text";

interface HistoryDialogProps {
  storedValue: StoredValueKey;
  /** The cell in words. */
  label: string;
  onClose: () => void;
}

/** Lists the changes of a value: author, time, old and new value. */
export function HistoryDialog({ storedValue, label, onClose }: HistoryDialogProps) {
  const t = useTranslations("inputs.tools.history");
  const formats = useFormats();
  const text = useValueText();
  const query = useQuery(keyFigureHistoryQuery(storedValue));
  return (
    <Dialog open onClose={onClose} title={t("title")} size="large">
      <p className="mb-3 text-ink-2">{label}</p>
      <QueryView query={query} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("failed")}>
        {(changes) =>
          changes.length === 0 ? (
            <p>{t("empty")}</p>
          ) : (
            <Table label={t("title")}>
              <thead>
                <tr>
                  <Th>{t("at")}</Th>
                  <Th>{t("user")}</Th>
                  <Th numeric>{t("before")}</Th>
                  <Th numeric>{t("after")}</Th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ at, user, before, after }, index) => (
                  <Tr key={index}>
                    <Td>{formats.moment(at)}</Td>
                    <Td>{user}</Td>
                    <Td numeric>{text(before)}</Td>
                    <Td numeric>{text(after)}</Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryView>
    </Dialog>
  );
}
