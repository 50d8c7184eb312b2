"use client";

import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { placeKey } from "@/lib/standards/place";
import { useStandardPlace } from "@/lib/standards/use-standard-place";

/**
 * Shows the standards of the place in the address, or says that the agency does not have the company type there. The
 * key mounts the children anew at another place: a dialog still open after Back would save to the wrong place.
 */
export function KnownPlace({ agencyId, children }: { agencyId: string; children: ReactNode }) {
  const t = useTranslations("standards.place");
  const { place, isUnknown, choose } = useStandardPlace(agencyId);
  if (!isUnknown) return <Fragment key={placeKey(place)}>{children}</Fragment>;
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
