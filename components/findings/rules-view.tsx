"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { useReopenedAmong } from "@/components/drafts/use-reopened-by-undo";
import { KnownPlace } from "@/components/standards/known-place";
import { PlaceChoice } from "@/components/standards/place-choice";
import { StandardCard } from "@/components/standards/standard-section";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { StandardRule } from "@/contract/findings/finding-rule";
import { ruleDraft } from "@/lib/findings/form-drafts";
import { rulesQueries } from "@/lib/findings/rules";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { placeKey } from "@/lib/standards/place";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { RuleList } from "./rule-list";

const RuleDialog = onDemand(() => import("./rule-dialog").then((module) => module.RuleDialog));

const NONE: never[] = [];

/** The rules of an agency or company type. A switch turns each on or off; a dialog creates and edits them. */
export function RulesView({ agencyId }: { agencyId: string }) {
  const t = useTranslations("findings.rulesPage");
  const may = useAgencyPermissions().writeRules;
  const { place, isUnknown } = useStandardPlace(agencyId);
  const rules = useQuery(rulesQueries.list(place));
  const { data: inherited = NONE } = useQuery(rulesQueries.inherited(place));
  const { data: keyFigures = NONE } = useQuery(catalogueQueries.standard());
  /** The open dialog: its rule, null for a new one, and the place that it is for. It is hidden at other places. */
  const [dialog, setDialog] = useState<{ of: string; rule: StandardRule | null } | null>(null);
  const edit = (rule: StandardRule | null) => {
    setDialog({ of: placeKey(place), rule });
  };
  useReopenedAmong([null, ...(rules.data ?? [])], (rule) => ruleDraft(place, rule), edit);
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={may ? t("detail") : `${t("detail")} ${t("readOnly")}`}
        actions={
          may &&
          !isUnknown && (
            <Button
              variant="primary"
              icon="plus"
              onPointerEnter={RuleDialog.preload}
              onFocus={RuleDialog.preload}
              onClick={() => {
                edit(null);
              }}
            >
              {t("new")}
            </Button>
          )
        }
      />
      <PlaceChoice agencyId={agencyId} className="mb-4 w-fit" />
      <KnownPlace agencyId={agencyId}>
        <QueryView
          query={rules}
          skeleton={<SkeletonRows rows={10} label={t("loading")} />}
          errorTitle={t("loadFailed")}
        >
          {(all) => (
            <section aria-label={t("title")}>
              <StandardCard>
                <RuleList {...{ place, inherited, keyFigures }} rules={all} onEdit={may ? edit : null} />
              </StandardCard>
            </section>
          )}
        </QueryView>
      </KnownPlace>
      {dialog?.of === placeKey(place) && (
        <RuleDialog
          place={place}
          rule={dialog.rule}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </>
  );
}
