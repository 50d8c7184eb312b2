"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { createToken, revokeToken } from "@/lib/account/mutations";
import { accountQueries } from "@/lib/account/queries";
import { useFormats } from "@/lib/format/use-formats";
import { showToast } from "@/lib/toasts";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { CopyText } from "../ui/copy-text";
import { FailureNote } from "../ui/failure-note";
import { TextField } from "../ui/field";
import { QueryView } from "../ui/query-view";
import { SkeletonRows } from "../ui/skeleton";

/** Tokens with which programs act as the user: made, shown once, revoked. */
export function TokensCard() {
  const t = useTranslations("account.tokens");
  const formats = useFormats();
  const query = useQuery(accountQueries.tokens());
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: accountQueries.tokens().queryKey });
  const [name, setName] = useState("");
  const creating = useMutation({
    mutationFn: () => createToken({ name: name.trim() }),
    onSuccess: () => {
      setName("");
      return refresh();
    },
  });
  const revoking = useMutation({
    mutationFn: revokeToken,
    onSuccess: () => {
      showToast(t("revoked"));
      return refresh();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== "" && !creating.isPending) creating.mutate();
  };
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
                  <p className="text-xs text-ink-2">{t("expires", { at: formats.moment(token.expires) })}</p>
                </div>
                <Button
                  size="small"
                  busy={revoking.isPending && revoking.variables === token.id}
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
      {creating.data?.token !== undefined && revoking.variables !== creating.data.id && (
        <div role="status" className="mb-3 rounded-md bg-good-soft px-3 py-2">
          <p className="font-medium">{t("created")}</p>
          <CopyText text={creating.data.token} />
        </div>
      )}
      <form noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-3">
        <TextField
          label={t("name")}
          hint={t("hint")}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <FailureNote error={creating.error} title={t("createFailed")} />
        <div>
          <Button type="submit" busy={creating.isPending} disabled={name.trim() === ""}>
            {t("create")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
