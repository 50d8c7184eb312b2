"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { useStandardPlace } from "@/lib/standards/use-standard-place";

/** Shows standards, or says that the agency does not have the company type in the address. */
export function KnownPlace({ agencyId, children }: { agencyId: string; children: ReactNode }) {
  const t = useTranslations("standards.place");
  const { isUnknown, choose } = useStandardPlace(agencyId);
  if (!isUnknown) return children;
  const showAgency = (
    <Button
      onClick={() => {
        choose(null);
      }}
    >
      {t("showAll")}
    </Button>
  );
  return (
    <EmptyState icon="building" title={t("unknown")} action={showAgency}>
      {t("unknownLook")}
    </EmptyState>
  );
}
