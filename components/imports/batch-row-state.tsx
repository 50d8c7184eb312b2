"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { isWorking } from "@/lib/imports/batches";
import { Badge } from "@/components/ui/badge";
import type { IconName } from "@/components/ui/icon";
import { RemarkText } from "./remark-text";

type Look = { tone: ComponentProps<typeof Badge>["tone"]; icon?: IconName };

const LOOKS: Partial<Record<SieImportBatchFile["state"], Look>> = {
  clear: { tone: "accent", icon: "check" },
  unknownCompany: { tone: "warning", icon: "alert" },
  otherCompany: { tone: "warning", icon: "lock" },
  refused: { tone: "bad", icon: "alert" },
  failed: { tone: "bad", icon: "alert" },
  imported: { tone: "good", icon: "check" },
  takenBack: { tone: "neutral", icon: "undo" },
};

/** The state of a batch's file in words, and its cause below it. */
export function BatchRowState({ file, isShort = false }: { file: SieImportBatchFile; isShort?: boolean }) {
  const t = useTranslations("imports.batches");
  const { tone, icon } = LOOKS[file.state] ?? { tone: "neutral" };
  const effect = file.outcome && file.state === "clear" ? t(`outcomes.${file.outcome}`) : null;
  return (
    <>
      <Badge tone={tone} icon={isWorking(file) ? "refresh" : icon}>
        {t(`states.${file.state}`)}
      </Badge>
      {effect !== null && <span className="text-xs text-ink-2 lg:hidden"> {effect}</span>}
      {!isShort && <Cause file={file} />}
    </>
  );
}

/** The cause in the user's language if it is translated, else the service's own sentence. */
function Cause({ file: { cause, state } }: { file: SieImportBatchFile }) {
  const t = useTranslations("imports.batches.causes");
  const tCodes = useTranslations("imports.codes");
  // These two states may come without a cause, but have a text among the causes.
  const code = cause?.code ?? (state === "unchanged" || state === "otherCompany" ? state : undefined);
  if (code === undefined) return null;
  const [causeKey, remarkKey] = [code as Parameters<typeof t>[0], code as Parameters<typeof tCodes>[0]];
  if (t.has(causeKey)) {
    return (
      <span className="block truncate text-xs text-ink-2" title={t(causeKey)}>
        {t(causeKey)}
      </span>
    );
  }
  return (
    <span className="block truncate text-xs text-ink-2">
      {tCodes.has(remarkKey) && <>{tCodes(remarkKey)} </>}
      {cause?.explanation !== undefined && <RemarkText explanation={cause.explanation} />}
    </span>
  );
}
