"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { PageHeading } from "@/components/ui/page-heading";
import { Select } from "@/components/ui/select";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { CompanyTypes } from "./company-types";

interface StandardsViewProps {
  agencyId: string;
  /** The sections of other features. */
  children: ReactNode;
}

/** The standards of the agency or of a type of its companies, one section a kind. */
export function StandardsView({ agencyId, children }: StandardsViewProps) {
  const t = useTranslations("standards");
  const may = useAgencyPermissions().writeStandards;
  const inOrder = useNameOrder();
  const { place, types, choose } = useStandardPlace(agencyId);
  return (
    <>
      <PageHeading title={t("title")} detail={may ? t("detail") : `${t("detail")} ${t("readOnly")}`} />
      <div className="flex flex-col gap-10">
        <CompanyTypes agencyId={agencyId} />
        {types.length > 0 && (
          <Select
            shape="pill"
            label={t("place.label")}
            value={place.companyTypeId ?? ""}
            onChange={({ target }) => {
              choose(target.value === "" ? null : target.value);
            }}
            options={[
              { value: "", label: t("place.all") },
              ...inOrder(types, ({ Name }) => Name).map(({ Id, Name }) => ({
                value: Id,
                label: t("place.ofType", { name: Name }),
              })),
            ]}
            className="-mb-4 w-fit"
          />
        )}
        {children}
      </div>
    </>
  );
}
