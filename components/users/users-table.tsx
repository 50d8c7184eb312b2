"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Table, Th } from "@/components/ui/table";
import { WindowedBody } from "@/components/ui/windowed-body";
import { companiesQueries } from "@/lib/companies/queries";
import type { UserRow as Row, UsersOf } from "@/lib/users/rows";
import { UserRow, type UserAction } from "./user-row";

interface UsersTableProps {
  of: UsersOf;
  rows: readonly Row[];
  label: string;
  onAction: (action: UserAction) => void;
}

const NONE: never[] = [];

export function UsersTable({ of, rows, label, onAction }: UsersTableProps) {
  const t = useTranslations("users");
  const { data: companies = NONE } = useQuery({
    ...companiesQueries.mine(),
    enabled: rows.some(({ user }) => user.type !== "AgencyDirector"),
  });
  const names = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies]);
  return (
    <Table label={label} rowCount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <Th>{t("columns.name")}</Th>
          <Th wideOnly>{t("columns.role")}</Th>
          <Th wideOnly>{t("columns.companies")}</Th>
          <Th wideOnly>{t("columns.lastSeen")}</Th>
          <Th wideOnly>{t("columns.secondFactor")}</Th>
          <Th>{t("columns.state")}</Th>
          <Th className="w-12">
            <span className="sr-only">{t("columns.actions")}</span>
          </Th>
        </tr>
      </thead>
      <WindowedBody rows={rows} keyOf={({ user }) => user.userName}>
        {(row, index) => (
          <UserRow
            key={row.user.userName}
            of={of}
            row={row}
            ariaRowIndex={index + 2}
            companyNames={names}
            onAction={onAction}
          />
        )}
      </WindowedBody>
    </Table>
  );
}
