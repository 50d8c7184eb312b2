"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { parseAsBoolean, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useDeferredValue, useMemo, useState } from "react";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { useReopenedAmong, useReopenedByUndo } from "@/components/drafts/use-reopened-by-undo";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NoPermission, NothingMatches } from "@/components/ui/states";
import { useLastError } from "@/components/ui/use-last-error";
import { companyPermissions } from "@/lib/auth/permissions";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { agencyMailsPage, agencyPlacesPage } from "@/lib/paths";
import { useSearchInAddress } from "@/lib/use-search-in-address";
import { userDraftKey } from "@/lib/users/form-drafts";
import { usersQueries } from "@/lib/users/queries";
import { filterUsers, SHOWN, usersRows, type UsersOf } from "@/lib/users/rows";
import type { UserAction } from "./user-row";
import { UsersTable } from "./users-table";

const UserDialogs = onDemand(() => import("./user-dialogs").then((module) => module.UserDialogs));

const PARAMS = {
  show: parseAsStringLiteral(SHOWN),
  new: parseAsBoolean.withDefault(false),
};

/** Page with the users of an agency or company: details, state of sign-in, and actions. */
export function UsersView({ of }: { of: UsersOf }) {
  const t = useTranslations("users");
  const formats = useFormats();
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const self = useCurrentUser();
  const may = useMayManage(of);
  const { search, setSearch, writeSearch } = useSearchInAddress();
  const [{ show, new: isInviting }, setParams] = useQueryStates(PARAMS);
  const maySeeMails = useAgencyPermissions().seeMails;
  const [action, setAction] = useState<UserAction | null>(null);
  const users = useQuery({ ...usersQueries.list(), enabled: may.some });
  const access = useQuery({ ...usersQueries.access(), enabled: may.some });
  const lastError = useLastError(access);
  const hasAccessFailed = access.data ? access.isError : lastError !== null;
  const rows = useMemo(
    () => usersRows(users.data ?? [], access.data ?? [], of, { self: self.userName, culture }),
    [users.data, access.data, of, self.userName, culture],
  );
  /** True while it is not known which users match the filter. */
  const isUndecided = !access.data && (show === "invited" || show === "disabled");
  const wanted = useDeferredValue(search);
  const found = useMemo(() => filterUsers(rows, { q: wanted, shown: show }), [rows, wanted, show]);
  const openInvitation = () => void setParams({ new: true });
  useReopenedByUndo(userDraftKey(of), openInvitation);
  useReopenedAmong(
    rows,
    ({ user }) => userDraftKey(of, user.userName),
    ({ user }) => {
      setAction({ kind: "edit", user });
    },
  );
  const title = t("agencyId" in of ? "agencyTitle" : "companyTitle");
  if (!may.some) {
    return (
      <>
        <PageHeading title={title} />
        <NoPermission />
      </>
    );
  }
  const invite = (
    <Button
      variant="primary"
      icon="plus"
      onPointerEnter={UserDialogs.preload}
      onFocus={UserDialogs.preload}
      onClick={openInvitation}
    >
      {t("invite")}
    </Button>
  );
  const count = { count: rows.length, shown: formats.number(rows.length), found: formats.number(found.length) };
  const shownHere = SHOWN.filter((one) => "agencyId" in of || one === "invited" || one === "disabled");
  return (
    <>
      <PageHeading
        title={title}
        detail={
          users.data
            ? [
                t(!isUndecided && found.length < rows.length ? "countFound" : "count", count),
                may.all ? null : t("onlyCompanies"),
              ]
                .filter(Boolean)
                .join(" ")
            : t("loading")
        }
        actions={
          <>
            {"agencyId" in of && maySeeMails && (
              <ButtonLink href={agencyMailsPage(of.agencyId)}>{t("mails")}</ButtonLink>
            )}
            {"agencyId" in of && may.all && (
              <ButtonLink href={agencyPlacesPage(of.agencyId)}>{t("places.title")}</ButtonLink>
            )}
            {invite}
          </>
        }
      />
      <QueryView query={users} skeleton={<SkeletonRows rows={8} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon="user" title={t("empty")} action={invite}>
              {t("emptyLook")}
            </EmptyState>
          ) : (
            <>
              <div className="mb-3 flex flex-wrap items-start gap-2">
                <SearchField
                  shortcut="/"
                  value={search}
                  onChange={setSearch}
                  onEnter={writeSearch}
                  label={t("search")}
                />
                <Select
                  label={t("show")}
                  shape="pill"
                  value={show ?? ""}
                  onChange={({ target }) => {
                    void setParams({ show: SHOWN.find((one) => one === target.value) ?? null });
                  }}
                  options={[
                    { value: "", label: t("shown.all") },
                    ...shownHere.map((value) => ({ value, label: t(`shown.${value}`) })),
                  ]}
                />
              </div>
              {hasAccessFailed && (
                <p
                  role="alert"
                  className="mb-3 flex flex-wrap items-center gap-3 rounded-md bg-bad-soft px-3 py-2 text-bad"
                >
                  <Icon name="alert" />
                  {t("accessFailed")}
                  <Button size="small" icon="refresh" onClick={() => void access.refetch()}>
                    {t("retry")}
                  </Button>
                </p>
              )}
              {isUndecided ? (
                !hasAccessFailed && <SkeletonRows rows={8} label={t("loading")} />
              ) : found.length === 0 ? (
                <NothingMatches
                  onClear={() => {
                    setSearch("");
                    void setParams({ show: null });
                  }}
                >
                  {t("nothingMatches")}
                </NothingMatches>
              ) : (
                <UsersTable of={of} rows={found} label={title} onAction={setAction} />
              )}
            </>
          )
        }
      </QueryView>
      {(isInviting || action) && (
        <UserDialogs
          of={of}
          action={action ?? { kind: "invite" }}
          onAction={setAction}
          onClose={() => {
            setAction(null);
            // Only when inviting, because changing the URL would cancel a navigation that has started.
            if (isInviting) void setParams({ new: null });
          }}
        />
      )}
    </>
  );
}

/**
 * `some` is true if the user may see the page. `all` is false for a consultant on an agency's page, to whom the service
 * shows only company users of the clients and the consultant's own account.
 */
function useMayManage(of: UsersOf): { some: boolean; all: boolean } {
  const user = useCurrentUser();
  const { read, manageUsers } = useAgencyPermissions();
  if ("companyId" in of) {
    const some = companyPermissions(user, of.companyId).manageUsers;
    return { some, all: some };
  }
  return { some: read, all: manageUsers };
}
