"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { EndlessList } from "@/components/ui/endless-list";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NoPermission, NothingMatches } from "@/components/ui/states";
import { MAIL_STATES } from "@/contract/mails/mail-states";
import { mailsQueries } from "@/lib/mails/queries";
import { MailRow } from "./mail-row";

/** An agency's mails, also those that wait or have failed, with recipient, time and delivery state. */
export function MailsView({ agencyId }: { agencyId: string }) {
  const t = useTranslations("mails");
  const may = useAgencyPermissions();
  const [state, setState] = useQueryState("state", parseAsStringLiteral(MAIL_STATES));
  const query = useInfiniteQuery({
    ...mailsQueries.list(agencyId, state),
    placeholderData: keepPreviousData,
    enabled: may.seeMails,
  });
  const setup = useQuery({ ...mailsQueries.setup(), enabled: may.seeMails });
  const heading = <PageHeading title={t("title")} detail={t("detail")} />;
  if (!may.seeMails) {
    return (
      <>
        {heading}
        <NoPermission />
      </>
    );
  }
  const mails = query.data?.pages.flatMap((page) => page.mails) ?? [];
  const isOff = setup.data?.isSetUp === false;
  return (
    <>
      {heading}
      {isOff && mails.length > 0 && (
        <p role="note" className="mb-3 rounded-md bg-warn-soft px-3 py-2 text-warn">
          {t("off.title")} {t("off.how")}
        </p>
      )}
      {(state !== null || mails.length > 0 || query.isPlaceholderData) && (
        <div className="mb-3 flex">
          <Select
            label={t("show")}
            shape="pill"
            value={state ?? ""}
            onChange={({ target }) => {
              void setState(MAIL_STATES.find((one) => one === target.value) ?? null);
            }}
            options={[
              { value: "", label: t("shown.all") },
              ...MAIL_STATES.map((value) => ({ value, label: t(`shown.${value}`) })),
            ]}
          />
        </div>
      )}
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={6} label={t("loading")} />}
        errorTitle={t("loadFailed")}
        isEmpty={mails.length === 0}
      >
        {() => {
          if (mails.length > 0) {
            return (
              <EndlessList
                label={t("list")}
                query={query}
                texts={{ more: t("more"), end: t("end"), moreFailed: t("moreFailed") }}
              >
                {mails.map((mail) => (
                  <MailRow key={mail.id} agencyId={agencyId} mail={mail} />
                ))}
              </EndlessList>
            );
          }
          if (state !== null) {
            return (
              <NothingMatches
                onClear={() => {
                  void setState(null);
                }}
              >
                {t("nothingMatches")}
              </NothingMatches>
            );
          }
          return isOff ? (
            <EmptyState icon="info" title={t("off.title")}>
              {t("off.how")}
            </EmptyState>
          ) : (
            <EmptyState icon="comment" title={t("empty")}>
              {t("emptyLook")}
            </EmptyState>
          );
        }}
      </QueryView>
    </>
  );
}
