"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Session } from "@/contract/account/session";
import { deviceName } from "@/lib/account/device-name";
import { endOtherSessions, endSession } from "@/lib/account/mutations";
import { accountQueries } from "@/lib/account/queries";
import { useFormats } from "@/lib/format/use-formats";
import { showToast } from "@/lib/toasts";
import { usePendingVariables } from "@/lib/use-pending-variables";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FailureNote } from "@/components/ui/failure-note";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";

/** The user's sessions; all but the current one can be ended, one by one or together. */
export function SessionsCard() {
  const t = useTranslations("account.sessions");
  const query = useQuery(accountQueries.sessions());
  const queryClient = useQueryClient();
  const mutationKey = [...accountQueries.sessions().queryKey, "end"];
  const beingEnded = usePendingVariables<string | null>(mutationKey);
  const ending = useMutation({
    mutationKey,
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: (_, id) => {
      showToast(t(id === null ? "othersEnded" : "ended"));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQueries.sessions().queryKey }),
  });
  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Card
      title={t("title")}
      aside={
        others.length > 0 && (
          <Button
            size="small"
            icon="lock"
            busy={beingEnded.includes(null)}
            onClick={() => {
              ending.mutate(null);
            }}
          >
            {t("endOthers")}
          </Button>
        )
      }
    >
      <p className="mb-3 text-ink-2">{t("explanation")}</p>
      <FailureNote error={ending.error} title={t("endFailed")} />
      <QueryView query={query} skeleton={<SkeletonRows rows={2} label={t("loading")} />} errorTitle={t("failed")}>
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={beingEnded.includes(session.id)}
                onEnd={() => {
                  ending.mutate(session.id);
                }}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations("account.sessions");
  const formats = useFormats();
  const device = deviceName(session.device) || t("unknownDevice");
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="truncate font-medium">
          {device} {session.isCurrent && <Badge tone="good">{t("current")}</Badge>}
        </p>
        <p className="text-xs text-ink-2">
          {session.client} · {t("since", { at: formats.moment(session.created) })} ·{" "}
          {t("lastUsed", { at: formats.moment(session.lastUsed) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" busy={isEnding} aria-label={t("endOf", { device })} onClick={onEnd}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}
