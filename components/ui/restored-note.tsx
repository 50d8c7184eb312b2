"use client";

import { useTranslations } from "next-intl";
import { useFormats } from "@/lib/format/use-formats";
import { Button } from "./button";
import { Icon } from "./icon";

/** Says that a draft of an earlier visit has been restored, and offers to discard it. */
export function RestoredNote({ at, onDiscard }: { at: Date; onDiscard: () => void }) {
  const t = useTranslations("ui.restored");
  const formats = useFormats();
  return (
    <div role="status" className="flex items-start gap-2 rounded-md bg-accent-soft px-3 py-2">
      <Icon name="undo" className="mt-0.5 text-accent" />
      <p className="min-w-0 grow">{t("text", { at: formats.moment(at.toISOString()) })}</p>
      <Button size="small" onClick={onDiscard}>
        {t("discard")}
      </Button>
    </div>
  );
}
