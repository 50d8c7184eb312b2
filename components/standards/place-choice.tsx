"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { useStandardPlace } from "@/lib/standards/use-standard-place";

/** Chooses whose standards the page shows, the agency's or a type's; renders nothing if there is only the agency. */
export function PlaceChoice({ agencyId, className }: { agencyId: string; className?: string }) {
  const t = useTranslations("standards.place");
  const inOrder = useNameOrder();
  const { place, types, isUnknown, choose } = useStandardPlace(agencyId);
  if (types.length === 0 && !isUnknown) return null;
  return (
    <Select
      shape="pill"
      label={t("label")}
      value={place.companyTypeId ?? ""}
      onChange={({ target }) => {
        choose(target.value === "" ? null : target.value);
      }}
      options={[
        { value: "", label: t("all") },
        ...(isUnknown && place.companyTypeId !== null ? [{ value: place.companyTypeId, label: t("unknownType") }] : []),
        ...inOrder(types, ({ Name }) => Name).map(({ Id, Name }) => ({
          value: Id,
          label: t("ofType", { name: Name }),
        })),
      ]}
      className={className}
    />
  );
}
