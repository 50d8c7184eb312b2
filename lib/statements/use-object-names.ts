"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { DimensionObject } from "@/contract/statements/dimension-object";
import { objectName } from "./object-name";
import { objectsQuery } from "./objects-query";

export interface ObjectNames {
  objects: readonly DimensionObject[];
  nameOf: (id: string) => string;
}

const NONE: readonly DimensionObject[] = [];

/** The objects of the year's books, and the name of one by its id; the id itself where the books do not name it. */
export function useObjectNames(companyId: string, fiscalYearId: string): ObjectNames {
  const { data: objects = NONE } = useQuery(objectsQuery(companyId, fiscalYearId));
  const nameOf = useCallback(
    (id: string) => {
      const found = objects.find((object) => object.id === id);
      return found ? objectName(found) : id;
    },
    [objects],
  );
  return { objects, nameOf };
}
