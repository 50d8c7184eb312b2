"use client";

import { useQuery } from "@tanstack/react-query";
import { Select } from "@/components/ui/select";
import { dimensionName, objectName } from "@/lib/statements/object-name";
import { objectsQuery } from "@/lib/statements/objects-query";

const WHOLE_COMPANY = "";

interface ObjectChoiceProps {
  companyId: string;
  fiscalYearId: string;
  label: string;
  /** Label of the option for the company itself. */
  whole: string;
  /** Label of the option for all objects of a dimension; absent if that cannot be chosen. */
  allOf?: (dimension: string) => string;
  /** Id of an object, the number of a dimension, or null for the company. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/**
 * Chooses the company or one of the objects in the year's books; renders nothing when there are no objects
 * and none is chosen.
 */
export function ObjectChoice({ companyId, fiscalYearId, label, whole, allOf, value, onChange }: ObjectChoiceProps) {
  const objects = useQuery(objectsQuery(companyId, fiscalYearId)).data ?? [];
  if (objects.length === 0 && value === null) return null;
  const dimensions = new Map(objects.map(({ dimension }) => [dimension.number, dimension]));
  const options = [
    { value: WHOLE_COMPANY, label: whole },
    ...(allOf
      ? Array.from(dimensions.values(), (dimension) => ({
          value: String(dimension.number),
          label: allOf(dimensionName(dimension)),
        }))
      : []),
    ...objects.map((object) => ({ value: object.id, label: objectName(object) })),
  ];
  // The objects may not be fetched yet, and an address may name one that the year's books lack.
  const isUnknown = value !== null && !options.some((option) => option.value === value);
  return (
    <Select
      shape="pill"
      label={label}
      className="[&_select]:max-w-64"
      value={value ?? WHOLE_COMPANY}
      onChange={({ target }) => {
        onChange(target.value || null);
      }}
      options={[...options, ...(isUnknown ? [{ value, label: value }] : [])]}
    />
  );
}
