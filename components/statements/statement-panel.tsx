"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { firstDay, lastDay } from "@/contract/period";
import type { Statement } from "@/contract/statements/statement";
import { useFormats } from "@/lib/format/use-formats";
import { chosenColumns } from "@/lib/statements/chosen-columns";
import { hasMonths, monthIn } from "@/contract/statements/columns";
import { ALL_OPEN, statementRows, toggled } from "@/contract/statements/rows";
import { useStatementView } from "./use-statement-view";
import { useMeeting } from "@/components/shell/meeting";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { ColumnChoice } from "./column-choice";
import { OutsideAccounts } from "./outside-accounts";
import { StatementTable } from "./statement-table";
import { UnknownMonths } from "./unknown-months";

const VouchersDialog = onDemand(() => import("./vouchers-dialog").then((module) => module.VouchersDialog));

const WHOLE_YEAR = "";

/** One of the two statements with its settings, and the dialog with the vouchers of an account. */
export function StatementPanel({ companyId, statement }: { companyId: string; statement: Statement }) {
  const t = useTranslations("statements");
  const formats = useFormats();
  const isMeeting = useMeeting() !== null;
  const view = useStatementView();
  const { statement: part, set } = view;
  const lines = part === "balance" ? statement.balanceSheet : statement.incomeStatement;
  const month = monthIn(statement, view.month);
  const { by, without, budget: hasBudgetBeside, share: hasShares } = view;
  const columns = useMemo(
    () => chosenColumns(statement, part, month, { by, without, hasBudgetBeside, hasShares }),
    [statement, part, month, by, without, hasBudgetBeside, hasShares],
  );
  const rows = useMemo(() => statementRows(lines, new Set(view.open)), [lines, view.open]);
  const isAllOpen = view.open.includes(ALL_OPEN);
  return (
    <section aria-label={t(`parts.${part}`)}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <Segmented
          label={t("part")}
          value={part}
          onChange={(chosen) => {
            set({ statement: chosen });
          }}
          options={(["income", "balance"] as const).map((value) => ({ value, label: t(`parts.${value}`) }))}
        />
        {statement.columns.length > 1 && (
          <Select
            shape="pill"
            label={t("period")}
            value={month === null ? WHOLE_YEAR : firstDay(statement.columns[month]!.period).slice(0, 7)}
            onChange={(event) => {
              set({ month: event.target.value || null });
            }}
            options={[
              { value: WHOLE_YEAR, label: t(`wholeYear.${by}`) },
              ...statement.columns.slice(0, statement.bookedColumns).map(({ period }) => ({
                value: firstDay(period).slice(0, 7),
                label: formats.month(firstDay(period)),
              })),
            ]}
          />
        )}
        <ColumnChoice statement={statement} part={part} month={month} />
        <Button
          variant="pill"
          onClick={() => {
            set({ open: isAllOpen ? null : [ALL_OPEN] });
          }}
        >
          {t(isAllOpen ? "closeAll" : "openAll")}
        </Button>
        <Switch
          label={t("ore")}
          checked={view.ore}
          onChange={(event) => {
            set({ ore: event.target.checked || null });
          }}
          className="text-ink-2 sm:ml-auto"
        />
      </div>
      {!isMeeting && <UnknownMonths accounts={statement.monthsUnknown} />}
      <StatementTable
        label={t(`parts.${part}`)}
        columns={columns}
        rows={rows}
        decimals={view.ore ? 2 : 0}
        onToggle={(key) => {
          set({ open: toggled([...statement.incomeStatement, ...statement.balanceSheet], view.open, key) });
        }}
        onOpenAll={() => {
          set({ open: [ALL_OPEN] });
        }}
        onMonth={(chosen) => {
          set({ month: firstDay(statement.columns[chosen]!.period).slice(0, 7) });
        }}
        onVouchers={(account, period) => {
          set({ account, from: firstDay(period), to: lastDay(period) });
        }}
      />
      {!hasMonths(statement) && <p className="mt-3 text-ink-2">{t("yearOnly")}</p>}
      {!isMeeting && <OutsideAccounts accounts={statement.outside} />}
      {view.account !== null && (
        <VouchersDialog
          companyId={companyId}
          fiscalYear={statement.fiscalYear}
          account={view.account}
          dimensionId={view.dimension}
          from={view.from}
          to={view.to}
          onClose={() => {
            set({ account: null, from: null, to: null });
          }}
        />
      )}
    </section>
  );
}
