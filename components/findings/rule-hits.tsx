"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type * as z from "zod";
import type { WrittenRule } from "@/contract/findings/finding-rule";
import type { TypedRule } from "@/lib/findings/rule-form";
import { rulesQueries } from "@/lib/findings/rules";
import { useDebouncedValue } from "@/lib/use-debounced-value";
import type { AgencyPlace } from "@/lib/standards/place";

/** Milliseconds without typing before the service counts the clients. */
const PAUSE = 500;

interface RuleHitsProps {
  place: AgencyPlace;
  typed: TypedRule;
  schema: z.ZodType<WrittenRule, TypedRule>;
}

/** The number of clients that the rule finds today, updated while the user types. */
export function RuleHits({ place, typed, schema }: RuleHitsProps) {
  const t = useTranslations("findings.form");
  const parsed = schema.safeParse(typed);
  // A text, because a new object in each render would restart the pause. The name has no effect on the number.
  const text = useDebouncedValue(parsed.success ? JSON.stringify({ ...parsed.data, name: undefined }) : "", PAUSE);
  const query = useQuery({
    ...rulesQueries.preview(place, JSON.parse(text || "{}") as WrittenRule),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });
  // The number of the previous rule stays until that of the new rule arrives, so that the line does not flicker. A zero
  // does not, because "no client" would be read as the answer about the new rule.
  const hits = query.isPlaceholderData && query.data.companies === 0 ? undefined : query.data;
  return (
    <p role="status" className="min-h-5 text-ink-2">
      {text !== "" && !query.isError && (hits ? t("hits", hits) : t("counting"))}
    </p>
  );
}
