"use client";

import { remarkInSwedish } from "@/lib/imports/remarks-in-swedish";

/** The service's sentence in Swedish. An unknown one stays English and is marked with `lang` for screen readers. */
export function SwedishRemark({ explanation }: { explanation: string }) {
  const swedish = remarkInSwedish(explanation);
  return swedish ?? <span lang="en">{explanation}</span>;
}
