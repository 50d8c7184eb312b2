"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ComparisonDialog } from "@/components/standards/comparison-dialog";
import type { StandardText } from "@/contract/texts";
import type { AgencyPlace } from "@/lib/standards/place";
import { putText, textsQueries } from "@/lib/texts/queries";
import type { ShownText } from "@/lib/texts/use-shown-text";

interface TextComparisonDialogProps {
  place: AgencyPlace;
  standard: StandardText;
  /** The inherited version; undefined if there is none. */
  inherited: StandardText | undefined;
  words: ShownText;
  onClose: () => void;
}

/** Compares a standard text with the inherited one, and its versions with each other. */
export function TextComparisonDialog({ place, standard, inherited, words, onClose }: TextComparisonDialogProps) {
  const t = useTranslations("standards.texts.differences");
  const restoring = useMutation(putText(useQueryClient(), place));
  const differences = (from: StandardText, to: StandardText) =>
    [
      from.name !== to.name && t("name", { from: from.name, to: to.name }),
      from.text !== to.text && t("text", { from: words.shown(from.text), to: words.shown(to.text) }),
    ].filter((line) => typeof line === "string");
  return (
    <ComparisonDialog
      {...{ inherited, differences, restoring, onClose }}
      versions={textsQueries.versions(place, standard.id)}
      name={standard.name}
      current={standard}
      summary={({ name, text }) => `${name}: ${words.shown(text)}`}
    />
  );
}
