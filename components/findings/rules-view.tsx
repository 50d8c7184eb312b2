"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Badge } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { RULE_MEMBERS } from "@/contract/findings/finding-kinds";
import type { FindingRule } from "@/contract/findings/finding-rule";
import { deleteRule, findingsQueries, saveRule } from "@/lib/findings/queries";
import { useRuleWords } from "@/lib/findings/use-rule-words";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { showToast } from "@/lib/toasts";

const RuleDialog = onDemand(() => import("./rule-dialog").then(({ RuleDialog: Loaded }) => Loaded));

const NONE: never[] = [];

/** The rules of an agency: switched on and off in place, changed and made in a dialog. */
export function RulesView({ agencyId }: { agencyId: string }) {
  const t = useTranslations("findings.rulesPage");
  const may = useAgencyPermissions().writeRules;
  const rules = useQuery(findingsQueries.rules(agencyId));
  const keyFigures = useQuery(portfolioQueries.keyFigures());
  const words = useRuleWords(keyFigures.data ?? NONE);
  /** The rule in the dialog: null for a new one, undefined without a dialog. */
  const [edited, setEdited] = useState<FindingRule | null>();
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={may ? t("detail") : `${t("detail")} ${t("readOnly")}`}
        actions={
          may && (
            <Button
              variant="primary"
              icon="plus"
              onPointerEnter={RuleDialog.preload}
              onFocus={RuleDialog.preload}
              onClick={() => {
                setEdited(null);
              }}
            >
              {t("new")}
            </Button>
          )
        }
      />
      <QueryView query={rules} skeleton={<SkeletonRows rows={10} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(all) => <RulesTable agencyId={agencyId} rules={all} words={words} onEdit={may ? setEdited : null} />}
      </QueryView>
      {edited !== undefined && keyFigures.data && (
        <RuleDialog
          agencyId={agencyId}
          rule={edited}
          keyFigures={keyFigures.data}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

interface RulesTableProps {
  agencyId: string;
  rules: readonly FindingRule[];
  words: (rule: FindingRule) => string;
  /** Null for users who may not change them. */
  onEdit: ((rule: FindingRule) => void) | null;
}

function RulesTable({ agencyId, rules, words, onEdit }: RulesTableProps) {
  const t = useTranslations("findings.rulesPage");
  const resolutions = useTranslations("findings.resolutions");
  const queryClient = useQueryClient();
  const failed = () => {
    showToast(t("failed"), { tone: "bad" });
  };
  const saving = useMutation({ ...saveRule(queryClient, agencyId), onError: failed });
  const deleting = useMutation({ ...deleteRule(queryClient, agencyId), onError: failed });
  const remove = (rule: FindingRule) => {
    deleting.mutate(rule.id, {
      onSuccess: () => {
        showToast(rule.isStandard ? t("restored") : t("deleted", { rule: words(rule) }));
      },
    });
  };
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <Th className="w-16">{t("on")}</Th>
          <Th>{t("rule")}</Th>
          {onEdit && (
            <Th>
              <span className="sr-only">{t("actions")}</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <Tr key={rule.id} className="hover:bg-hover">
            <Td>
              <Switch
                hideLabel
                label={t("isOn", { rule: words(rule) })}
                checked={rule.isOn}
                disabled={!onEdit}
                onChange={({ target }) => {
                  saving.mutate({ id: rule.id, rule: { isOn: target.checked } });
                }}
              />
            </Td>
            <Td className="py-1.5">
              <span className={rule.isOn ? "" : "text-ink-2"}>{words(rule)}</span>
              {rule.resolution && <span className="text-ink-2">, {resolutions(rule.resolution)}</span>}{" "}
              {rule.isStandard && <Badge>{t("standard")}</Badge>}
            </Td>
            {onEdit && (
              <Td className="text-right whitespace-nowrap">
                {hasValues(rule) && (
                  <IconButton
                    icon="pencil"
                    label={t("changeOf", { rule: words(rule) })}
                    onPointerEnter={RuleDialog.preload}
                    onFocus={RuleDialog.preload}
                    onClick={() => {
                      onEdit(rule);
                    }}
                  />
                )}
                {(!rule.isStandard || rule.isChanged) && (
                  <IconButton
                    icon={rule.isStandard ? "undo" : "trash"}
                    label={t(rule.isStandard ? "restoreOf" : "deleteOf", { rule: words(rule) })}
                    onClick={() => {
                      remove(rule);
                    }}
                  />
                )}
              </Td>
            )}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The rule has something to change, beside being on. */
function hasValues({ kind }: FindingRule): boolean {
  return RULE_MEMBERS[kind].length > 0;
}
