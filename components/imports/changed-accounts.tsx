"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { ChangedAccount, ChangedAmount, ImportChange } from "@/contract/imports/import-change";
import { useFormats } from "@/lib/format/use-formats";
import { vouchersPage } from "@/lib/paths";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { ShowAllButton } from "@/components/ui/show-all-button";
import { Table, Td, Th, Tr } from "@/components/ui/table";

interface ChangedAccountsProps {
  companyId: string;
  change: ImportChange;
  accounts: readonly ChangedAccount[];
}

const SHOWN_AT_FIRST = 20;

/** The accounts and months whose amounts differ; both link to the present vouchers. */
export function ChangedAccounts({ companyId, change, accounts }: ChangedAccountsProps) {
  const t = useTranslations("imports.changes");
  const formats = useFormats();
  const unit = formats.amountUnit(change.currency);
  const [all, setAll] = useState(false);
  return (
    <section className="mb-8" aria-labelledby="changed-accounts">
      <h2 id="changed-accounts" className="mb-1 text-lg font-semibold">
        {t("accounts.title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("accounts.detail", { count: accounts.length, unit })}</p>
      {accounts.length > 0 && (
        <Table label={t("accounts.title")}>
          <thead>
            <tr>
              <Th>{t("columns.account")}</Th>
              <Th numeric wideOnly>
                {t("columns.before")}
              </Th>
              <Th numeric wideOnly>
                {t("columns.after")}
              </Th>
              <Th numeric>{t("columns.difference")}</Th>
            </tr>
          </thead>
          <tbody>
            {(all ? accounts : accounts.slice(0, SHOWN_AT_FIRST)).map((account) => (
              <AccountRows
                key={account.number}
                companyId={companyId}
                fiscalYearId={change.import.fiscalYear.id}
                account={account}
              />
            ))}
          </tbody>
        </Table>
      )}
      <ShowAllButton count={accounts.length} atFirst={SHOWN_AT_FIRST} isAll={all} onChange={setAll} />
    </section>
  );
}

interface AccountRowsProps {
  companyId: string;
  fiscalYearId: string;
  account: ChangedAccount;
}

function AccountRows({ companyId, fiscalYearId, account }: AccountRowsProps) {
  const t = useTranslations("imports.changes");
  const formats = useFormats();
  /** Id of the first of the rows that the button opens. */
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { number, name, opening, closing, months } = account;
  return (
    <>
      <Tr>
        <Td>
          <span className="flex items-center gap-2">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={t("accounts.months", { account: number })}
              className="rounded text-ink-2 hover:text-ink"
              onClick={() => {
                setOpen(!isOpen);
              }}
            >
              <Icon name={isOpen ? "chevronDown" : "chevronRight"} />
            </button>
            <Link
              href={vouchersPage(companyId, fiscalYearId, { account: number })}
              prefetch={false}
              title={t("accounts.vouchers", { account: number })}
              className="text-accent hover:underline"
            >
              <span className="tabular-nums">{number}</span> {name}
            </Link>
          </span>
        </Td>
        <Amounts amount={closing} />
      </Tr>
      {isOpen && opening.difference !== 0 && (
        <tr id={id} className="text-xs text-ink-2">
          <Td className="pl-11">{t("accounts.opening")}</Td>
          <Amounts amount={opening} />
        </tr>
      )}
      {isOpen &&
        months.map(({ month, ...amount }, i) => (
          <tr key={month} id={i === 0 && opening.difference === 0 ? id : undefined} className="text-xs text-ink-2">
            <Td className="pl-11">
              <Link
                href={vouchersPage(companyId, fiscalYearId, { account: number, month })}
                prefetch={false}
                className="text-accent hover:underline"
              >
                {formats.month(`${month}-01`)}
              </Link>
            </Td>
            <Amounts amount={amount} />
          </tr>
        ))}
    </>
  );
}

function Amounts({ amount: { before, after, difference } }: { amount: ChangedAmount }) {
  const formats = useFormats();
  return (
    <>
      <Td numeric wideOnly>
        {formats.ore(before)}
      </Td>
      <Td numeric wideOnly>
        {formats.ore(after)}
      </Td>
      <Td numeric>{formats.ore(difference, { signed: true })}</Td>
    </>
  );
}
