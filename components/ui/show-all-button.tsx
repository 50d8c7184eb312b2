"use client";

import { useTranslations } from "next-intl";
import { Button } from "./button";

interface ShowAllButtonProps {
  /** Number of items of the list. */
  count: number;
  /** Number of items shown before the button is pressed; a list that is not longer has no button. */
  atFirst: number;
  isAll: boolean;
  onChange: (isAll: boolean) => void;
}

/** The button below a long list that shows all of its items, or the first ones again. It stays and keeps the focus. */
export function ShowAllButton({ count, atFirst, isAll, onChange }: ShowAllButtonProps) {
  const t = useTranslations("ui");
  if (count <= atFirst) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="mt-2"
      aria-expanded={isAll}
      onClick={() => {
        onChange(!isAll);
      }}
    >
      {isAll ? t("showFewer") : t("showAll", { count })}
    </Button>
  );
}
