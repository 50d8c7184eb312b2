"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePresentation } from "@/lib/figures/use-presentation";
import { dimensionName, objectName } from "@/lib/statements/object-name";
import { statementsQueries } from "@/lib/statements/queries";
import { Select } from "@/components/ui/select";

const WHOLE_COMPANY = "";

/** Choice of the company, one of its objects, or all objects of a dimension; nothing where the books have none. */
export function FigureObjectChoice({ companyId, fiscalYearId }: { companyId: string; fiscalYearId: string }) {
  const t = useTranslations("figures.objects");
  const { dimension, set } = usePresentation();
  const objects = useQuery(statementsQueries.objects(companyId, fiscalYearId)).data ?? [];
  if (objects.length === 0 && dimension === null) return null;
  const dimensions = new Map(objects.map((object) => [object.dimension.number, object.dimension]));
  const options = [
    { value: WHOLE_COMPANY, label: t("whole") },
    ...[...dimensions.values()].map((each) => ({
      value: String(each.number),
      label: t("sideBySide", { dimension: dimensionName(each) }),
    })),
    ...objects.map((object) => ({ value: object.id, label: objectName(object) })),
  ];
  const isUnknown = dimension !== null && !options.some(({ value }) => value === dimension);
  return (
    <Select
      shape="pill"
      label={t("label")}
      className="max-w-64"
      value={dimension ?? WHOLE_COMPANY}
      onChange={({ target }) => {
        set({ dimension: target.value || null, trace: null });
      }}
      options={[...options, ...(isUnknown ? [{ value: dimension, label: dimension }] : [])]}
    />
  );
}
