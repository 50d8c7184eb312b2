"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCurrentUser } from "@/components/auth/current-user";
import { Button } from "@/components/ui/button";
import { keepChosenCompanies } from "@/lib/bulk-changes/chosen-companies";
import { useFormats } from "@/lib/format/use-formats";
import { newBulkChangePage } from "@/lib/paths";
import { setChosen, type Selection } from "@/lib/portfolio/selection";

interface SelectionBarProps {
  agencyId: string;
  selection: Selection;
  /** Ids of the rows that match the filter. */
  shown: readonly string[];
  onSelect: (selection: Selection) => void;
  onClose: () => void;
}

/** The number of selected clients, and actions on them. */
export function SelectionBar({ agencyId, selection, shown, onSelect, onClose }: SelectionBarProps) {
  const t = useTranslations("portfolio.selection");
  const ui = useTranslations("ui");
  const formats = useFormats();
  const router = useRouter();
  const { userName } = useCurrentUser();
  const selected = selection.ids;
  const areAllSelected = shown.length > 0 && shown.every((id) => selected.has(id));
  const number = formats.number;
  return (
    <div
      role="toolbar"
      aria-label={t("label")}
      className="sticky top-0 z-2 mb-3 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-panel px-4 py-2 shadow-card"
    >
      <p role="status" className="mr-2 font-medium">
        {t("count", { count: selected.size, shown: number(selected.size) })}
      </p>
      <Button
        size="small"
        disabled={shown.length === 0}
        onClick={() => {
          onSelect(setChosen(selection, shown, !areAllSelected));
        }}
      >
        {areAllSelected && selected.size === shown.length
          ? t("none")
          : t(areAllSelected ? "noneShown" : "all", { count: shown.length, shown: number(shown.length) })}
      </Button>
      <span className="grow" />
      <Button size="small" onClick={onClose}>
        {ui("cancel")}
      </Button>
      <Button
        size="small"
        variant="primary"
        disabled={selected.size === 0}
        onClick={() => {
          keepChosenCompanies(userName, agencyId, [...selected]);
          router.push(newBulkChangePage(agencyId));
        }}
      >
        {t("change")}
      </Button>
    </div>
  );
}
