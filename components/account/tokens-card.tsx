"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PersonalAccessToken } from "@/contract/account/access";
import { revokeToken } from "@/lib/account/mutations";
import { accountQueries } from "@/lib/account/queries";
import { useFormats } from "@/lib/format/use-formats";
import { showToast } from "@/lib/toasts";
import { usePendingVariables } from "@/lib/use-pending-variables";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyText } from "@/components/ui/copy-text";
import { FailureNote } from "@/components/ui/failure-note";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

const TokenForm = onDemand(
  () => import("./token-form").then((module) => module.TokenForm),
  <Skeleton className="h-52 max-w-sm" />,
);

/** Lists the user's personal access tokens, creates and revokes them. A new token is shown once. */
export function TokensCard() {
  const t = useTranslations("account.tokens");
  const formats = useFormats();
  const query = useQuery(accountQueries.tokens());
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: accountQueries.all });
  const [created, setCreated] = useState<PersonalAccessToken | null>(null);
  const mutationKey = [...accountQueries.tokens().queryKey, "revoke"];
  const beingRevoked = usePendingVariables<string>(mutationKey);
  const revoking = useMutation({
    mutationKey,
    mutationFn: revokeToken,
    onSuccess: (_, id) => {
      setCreated((shown) => (shown?.id === id ? null : shown));
      showToast(t("revoked"));
      return refresh();
    },
  });
  const reachOf = ({ readOnly, companies }: PersonalAccessToken) =>
    [
      t(readOnly ? "readsOnly" : "readsAndWrites"),
      companies ? t("ofCompanies", { count: companies.length }) : t("ofAllCompanies"),
    ].join(", ");
  return (
    <Card title={t("title")}>
      <p className="mb-3 text-ink-2">{t("explanation")}</p>
      <QueryView query={query} skeleton={<SkeletonRows rows={1} label={t("loading")} />} errorTitle={t("failed")}>
        {(tokens) => (
          <ul className="mb-3 divide-y divide-line">
            {tokens.map((token) => (
              <li key={token.id} className="flex items-center justify-between gap-4 py-2">
                <div className="min-w-0">
                  <p className="truncate font-medium">{token.name || t("unnamed")}</p>
                  <p className="text-xs text-ink-2">{reachOf(token)}</p>
                  <p className="text-xs text-ink-2">
                    {token.lastUsed === undefined
                      ? t("neverUsed")
                      : t("lastUsed", { at: formats.moment(token.lastUsed) })}
                    , {t("expires", { at: formats.moment(token.expires) })}
                  </p>
                </div>
                <Button
                  size="small"
                  busy={beingRevoked.includes(token.id)}
                  aria-label={t("revokeOf", { name: token.name || t("unnamed") })}
                  onClick={() => {
                    revoking.mutate(token.id);
                  }}
                >
                  {t("revoke")}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <FailureNote error={revoking.error} title={t("revokeFailed")} />
      {created?.token !== undefined && (
        <div role="status" className="mb-3 rounded-md bg-good-soft px-3 py-2">
          <p className="font-medium">{t("created")}</p>
          <CopyText text={created.token} />
        </div>
      )}
      <TokenForm
        onCreated={(token) => {
          setCreated(token);
          void refresh();
        }}
      />
    </Card>
  );
}
