"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { Badge } from "@/components/ui/badge";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { Td, Tr } from "@/components/ui/table";
import { SECURITY_EVENT_DAYS } from "@/contract/text-limits";
import type { User } from "@/contract/users/user";
import type { PasswordLink, UserAccess } from "@/contract/users/user-access";
import { viewAs } from "@/lib/auth/view-as";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { nameCollator } from "@/lib/i18n/name-collator";
import { mayHaveSignedIn, type UserRow as Row, type UsersOf } from "@/lib/users/rows";
import { showToast } from "@/lib/toasts";
import { useDisableUser } from "./use-disable-user";

/** An action on a user that opens a dialog. */
export type UserAction =
  | { kind: "invite" }
  | { kind: "edit" | "link" | "revoke" | "resetFactor" | "delete" | "erase" | "handOver"; user: User }
  | { kind: "created"; user: User; link: PasswordLink | null };

interface UserRowProps {
  of: UsersOf;
  row: Row;
  /** Place among all rows, also those that are not rendered; the header is row 1. */
  ariaRowIndex: number;
  companyNames: ReadonlyMap<string, string>;
  onAction: (action: UserAction) => void;
}

/** Maximum number of companies that a row names; if there are more, it shows only their number. */
const MAX_NAMED = 2;

export function UserRow({ of, row, ariaRowIndex, companyNames, onAction }: UserRowProps) {
  const t = useTranslations("users");
  const { user, access, companyRole } = row;
  const { secondFactor } = access ?? {};
  const role = user.type === "CompanyUser" ? t(`companyRoles.${companyRole ?? "user"}`) : t(`types.${user.type}`);
  const factor = secondFactor?.isOn ? "on" : secondFactor?.isRequired ? "required" : "off";
  return (
    <Tr aria-rowindex={ariaRowIndex} className="hover:bg-hover">
      <Td className="truncate">
        <span className="font-semibold">{user.name}</span> <span className="text-ink-2">{user.userName}</span>
      </Td>
      <Td wideOnly className="truncate text-ink-2">
        {role}
      </Td>
      <Td wideOnly className="truncate text-ink-2">
        <Companies user={user} names={companyNames} />
      </Td>
      <Td wideOnly className="truncate text-ink-2">
        {access && !access.isShared && <LastSeen access={access} />}
      </Td>
      <Td wideOnly className="truncate text-ink-2">
        {secondFactor && t(`factor.${factor}`)}
      </Td>
      <Td className="truncate">
        <State row={row} />
      </Td>
      <Td className="pr-2 text-right">
        <Actions of={of} row={row} onAction={onAction} />
      </Td>
    </Tr>
  );
}

function LastSeen({ access }: { access: UserAccess }) {
  const t = useTranslations("users");
  const formats = useFormats();
  const [now] = useState(() => new Date());
  if (access.lastSeen !== undefined) return formats.moment(access.lastSeen);
  return mayHaveSignedIn(access, now) ? t("notLately", { days: SECURITY_EVENT_DAYS }) : t("never");
}

function Companies({ user, names }: { user: User; names: ReadonlyMap<string, string> }) {
  const t = useTranslations("users");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  if (user.type === "AgencyDirector" || user.type === "Administrator") return t("allCompanies");
  const ids = user.companies?.map(({ companyId }) => companyId) ?? user.customers ?? [];
  const named = ids.slice(0, MAX_NAMED).flatMap((id) => names.get(id) ?? []);
  if (ids.length > named.length || ids.length === 0) return t("companyCount", { count: ids.length });
  return named.toSorted(nameCollator(culture).compare).join(", ");
}

function State({ row: { access, readOnly } }: { row: Row }) {
  const t = useTranslations("users");
  const formats = useFormats();
  if (readOnly === "self") return <Badge>{t("state.self")}</Badge>;
  if (access?.disabled) {
    return (
      <Badge tone="warning" icon="lock">
        {t("state.disabled")}
      </Badge>
    );
  }
  if (access?.isInvited) {
    return (
      <Badge tone="accent" icon="info">
        {access.linkExpires
          ? t("state.invitedUntil", { until: formats.moment(access.linkExpires) })
          : t("state.invited")}
      </Badge>
    );
  }
  if (readOnly === "shared") return <Badge icon="building">{t("state.shared")}</Badge>;
  return null;
}

function Actions({ of, row, onAction }: Pick<UserRowProps, "of" | "row" | "onAction">) {
  const t = useTranslations("users");
  const disable = useDisableUser();
  // An administrator has no agency and cannot view the dashboard as another user.
  const isOfAgency = useCurrentUser().agencyId !== undefined;
  const { erase, ...may } = useAgencyPermissions();
  const viewAsOthers = may.viewAsOthers && isOfAgency;
  const { user, access, readOnly } = row;
  const open = (kind: Exclude<UserAction["kind"], "invite" | "created">) => () => {
    onAction({ kind, user });
  };
  const items = (): MenuItem[] => {
    if (readOnly === "self") return [{ kind: "heading", label: t("reason.self") }];
    // On a company's page the agency's users cannot be edited, because the agency manages their clients.
    if ("companyId" in of && user.type !== "CompanyUser") return [{ kind: "heading", label: t("reason.agency") }];
    const edit: MenuItem = { label: t("edit"), icon: "pencil", onSelect: open("edit") };
    if (readOnly === "shared") return [edit, { kind: "heading", label: t("reason.shared") }];
    const isDisabled = access?.disabled === true;
    return [
      edit,
      ...(isDisabled
        ? []
        : [
            {
              label: t(access?.isInvited ? "newInvitation" : "resetLink"),
              icon: "copy" as const,
              onSelect: open("link"),
            },
            ...(viewAsOthers
              ? [
                  {
                    label: t("viewAs"),
                    icon: "user" as const,
                    onSelect: () => {
                      viewAs(user.userName).catch(() => {
                        showToast(t("viewAsFailed", { name: user.name }), { tone: "bad" });
                      });
                    },
                  },
                ]
              : []),
            { label: t("revoke"), icon: "lock" as const, onSelect: open("revoke") },
          ]),
      ...(access?.secondFactor?.isOn
        ? [{ label: t("resetFactor"), icon: "undo" as const, onSelect: open("resetFactor") }]
        : []),
      ...("agencyId" in of && user.type === "AgencyConsultant"
        ? [{ label: t("handOverTo"), icon: "arrowUp" as const, onSelect: open("handOver") }]
        : []),
      { kind: "separator" },
      {
        label: t(isDisabled ? "enable" : "disable"),
        icon: isDisabled ? "check" : "close",
        onSelect: () => {
          disable(user, !isDisabled);
        },
      },
      { label: t("delete"), icon: "trash", danger: true, onSelect: open("delete") },
      ...(erase ? [{ label: t("eraseData"), icon: "trash" as const, danger: true, onSelect: open("erase") }] : []),
    ];
  };
  return (
    <Menu
      label={t("actionsFor", { name: user.name })}
      buttonClassName="inline-flex size-6 items-center justify-center rounded-md text-ink-2 hover:bg-panel hover:text-ink"
      items={items}
    />
  );
}
