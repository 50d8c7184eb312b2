"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { objectName } from "@/lib/statements/object-name";
import { statementsQueries } from "@/lib/statements/queries";
import { useStatementView } from "@/lib/statements/use-statement-view";
import { Select } from "@/components/ui/select";

const WHOLE_COMPANY = "";

/** Choice of the company or one of the objects in the year's books; renders nothing where they have none. */
export function ObjectChoice({ companyId, fiscalYearId }: { companyId: string; fiscalYearId: string }) {
  const t = useTranslations("statements.object");
  const { dimension, set } = useStatementView();
  const objects = useQuery(statementsQueries.objects(companyId, fiscalYearId)).data ?? [];
  if (objects.length === 0 && dimension === null) return null;
  const isUnknown = dimension !== null && !objects.some(({ id }) => id === dimension);
  return (
    <Select
      shape="pill"
      label={t("label")}
      className="max-w-64"
      value={dimension ?? WHOLE_COMPANY}
      onChange={(event) => {
        set({ dimension: event.target.value || null });
      }}
      options={[
        { value: WHOLE_COMPANY, label: t("whole") },
        ...objects.map((object) => ({ value: object.id, label: objectName(object) })),
        ...(isUnknown ? [{ value: dimension, label: dimension }] : []),
      ]}
    />
  );
}
