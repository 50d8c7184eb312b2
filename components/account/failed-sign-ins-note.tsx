"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { failedSignIns } from "@/lib/account/failed-sign-ins";
import { accountQueries } from "@/lib/account/queries";
import { useFormats } from "@/lib/format/use-formats";
import { Icon } from "@/components/ui/icon";
import { useEventOrigin } from "./use-event-origin";

/**
 * Shows the sign-ins that failed since the user's previous sign-in; nothing when there are none or the request fails.
 */
export function FailedSignInsNote({ eventsId }: { eventsId: string }) {
  const t = useTranslations("account.failedSignIns");
  const formats = useFormats();
  const originOf = useEventOrigin();
  const { data } = useInfiniteQuery(accountQueries.securityEvents());
  const first = data?.pages[0];
  const failed = first && failedSignIns(first.events, first.hasMore);
  if (!failed) return null;
  const { count, since, isAtLeast, latest, addresses } = failed;
  return (
    <section aria-label={t("label")} className="flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <Icon name="alert" className="mt-0.5" />
      <div>
        <p className="font-medium">
          {since !== undefined
            ? t("sincePrevious", { count, at: formats.moment(since) })
            : t(isAtLeast ? "atLeast" : "earlier", { count })}
        </p>
        <p>
          {t("latest", { at: formats.moment(latest.at), from: originOf(latest) })}{" "}
          {addresses > 1 && t("places", { count: addresses })} {t("advice")}{" "}
          <a href={`#${eventsId}`} className="font-medium underline">
            {t("see")}
          </a>
        </p>
      </div>
    </section>
  );
}
