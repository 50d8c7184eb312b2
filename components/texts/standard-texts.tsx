"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { KindSection } from "@/components/standards/kind-section";
import { StandardCard } from "@/components/standards/standard-section";
import { onDemand } from "@/components/ui/on-demand";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { textDraft } from "@/lib/texts/form-drafts";
import { textsQueries } from "@/lib/texts/queries";
import { useShownText } from "@/lib/texts/use-shown-text";
import { TextList } from "./text-list";

const TextDialog = onDemand(() => import("./text-dialog").then((module) => module.TextDialog));

/** The standard texts that the agency, or the chosen company type, has for its clients. */
export function StandardTexts({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.texts");
  const { place } = useStandardPlace(agencyId);
  const query = useQuery(textsQueries.list(place));
  const { data: inherited = [] } = useQuery(textsQueries.inherited(place));
  const words = useShownText();
  return (
    <KindSection
      id="standard-texts"
      {...{ t, query }}
      icon="comment"
      hasInherited={inherited.length > 0}
      preload={TextDialog.preload}
      draftKey={(edited) => textDraft(place, edited)}
      dialog={({ edited, onClose }) => <TextDialog {...{ place, words, onClose }} edited={edited} />}
    >
      {(texts, onEdit) => (
        <StandardCard>
          <TextList {...{ place, texts, inherited, words, onEdit }} />
        </StandardCard>
      )}
    </KindSection>
  );
}
