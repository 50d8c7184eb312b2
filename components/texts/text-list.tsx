"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { StandardList } from "@/components/standards/standard-list";
import { useStandardActions } from "@/components/standards/use-standard-actions";
import { onDemand } from "@/components/ui/on-demand";
import type { StandardText } from "@/contract/texts";
import type { AgencyPlace } from "@/lib/standards/place";
import { createText, putText, refreshTexts, textPath } from "@/lib/texts/queries";
import type { ShownText } from "@/lib/texts/use-shown-text";

const TextComparisonDialog = onDemand(() =>
  import("./text-comparison-dialog").then((module) => module.TextComparisonDialog),
);

interface TextListProps {
  place: AgencyPlace;
  texts: readonly StandardText[];
  inherited: readonly StandardText[];
  words: ShownText;
  /** Called to edit one; null for users who may not. */
  onEdit: ((text: StandardText) => void) | null;
}

/** Standard texts, each with its origin, and inherited ones that were deleted. */
export function TextList({ place, texts, inherited, words, onEdit }: TextListProps) {
  const t = useTranslations("standards.texts");
  const queryClient = useQueryClient();
  const actions = useStandardActions<StandardText>({
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => textPath(place, id),
    put: useMutation(putText(queryClient, place)),
    create: useMutation(createText(queryClient, place)),
    refresh: () => refreshTexts(queryClient),
    notDeleted: (name) => t("notDeleted", { name }),
  });
  return (
    <StandardList
      {...{ place, inherited, actions, onEdit }}
      standards={texts}
      nameOf={({ name }) => name}
      lineOf={({ text }) => (
        <p className="max-w-[72ch] text-ink-2 whitespace-pre-wrap wrap-anywhere">{words.shown(text)}</p>
      )}
      comparison={(compared) => <TextComparisonDialog {...{ place, words }} {...compared} />}
    />
  );
}
