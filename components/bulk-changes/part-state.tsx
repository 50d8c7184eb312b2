import { useTranslations } from "next-intl";
import type { BulkChangePart } from "@/contract/bulk-changes/bulk-change";
import type { BulkPartState } from "@/contract/bulk-changes/bulk-change-states";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon";
import { PartCause } from "./part-cause";
import type { ChangeWords } from "./use-change-words";

const LOOKS: Record<BulkPartState, { tone?: "good" | "warning" | "bad"; icon?: IconName }> = {
  waiting: {},
  changed: { tone: "good", icon: "check" },
  unchanged: {},
  failed: { tone: "bad", icon: "alert" },
  stopped: { tone: "warning", icon: "alert" },
  takingBack: {},
  takenBack: { icon: "undo" },
  notTakenBack: { tone: "warning", icon: "alert" },
};

interface PartStateProps {
  part: BulkChangePart;
  words: ChangeWords;
  /** True while a decision on the change is sent; a retry is then not possible. */
  isDeciding: boolean;
  onRetry: (() => void) | undefined;
}

/** The state of one company, with the reason where something was not done. */
export function PartState({ part, words, isDeciding, onRetry }: PartStateProps) {
  const t = useTranslations("bulkChanges");
  const { state, company, companyId } = part;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge {...LOOKS[state]}>{t(`states.${state}`)}</Badge>
      {onRetry && (
        <Button
          size="small"
          variant="quiet"
          busy={isDeciding}
          aria-label={t("retryOf", { name: company?.name ?? companyId })}
          onClick={onRetry}
        >
          {t("retryOne")}
        </Button>
      )}
      <PartCause part={part} words={words} />
    </span>
  );
}
