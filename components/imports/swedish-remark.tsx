"use client";

import { remarkInSwedish } from "@/lib/imports/remarks-in-swedish";

/** The service's sentence in Swedish; one that is not known stays English, and says so to a screen reader. */
export function SwedishRemark({ explanation }: { explanation: string }) {
  const swedish = remarkInSwedish(explanation);
  return swedish ?? <span lang="en">{explanation}</span>;
}
