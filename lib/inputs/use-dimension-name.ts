"use client";

import { useTranslations } from "next-intl";
import type { ObjectNames } from "@/lib/statements/use-object-names";
import { ALL_OBJECTS } from "./all-objects";

/** Returns a function that names an object by its id; it also names `ALL_OBJECTS`, and the whole company for null. */
export function useDimensionName(objects: ObjectNames): (dimensionId: string | null) => string {
  const t = useTranslations("inputs.dimension");
  return (dimensionId) => {
    if (dimensionId === null) return t("whole");
    return dimensionId === ALL_OBJECTS ? t("all") : objects.nameOf(dimensionId);
  };
}
