import { useTranslations } from "next-intl";
import type { ChartRow } from "@/lib/charts-of-accounts/rows";
import { useFormats } from "@/lib/format/use-formats";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";

interface ChartTreeRowProps {
  row: ChartRow;
  /** True when there are columns for the accounts of a fiscal year. */
  hasBooks: boolean;
  /** True for the row that Tab reaches. */
  isCurrent: boolean;
  isChosen: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onChoose: (groupId: string) => void;
}

const CELL = "h-row border-t border-line transition-colors group-hover:bg-hover";

/** A group of the chart, or an account in one. */
export function ChartTreeRow({ row, hasBooks, isCurrent, isChosen, onFocus, onToggle, onChoose }: ChartTreeRowProps) {
  const t = useTranslations("chartsOfAccounts.tree");
  const formats = useFormats();
  const isGroup = row.kind === "group";
  const balance = isGroup ? row.sum.balance : row.account.balance;
  const isEmpty = isGroup ? row.sum.count === 0 : !row.account.isUsed;
  const look = classes(CELL, isChosen && "bg-selection group-hover:bg-selection");
  return (
    <tr
      data-key={row.key}
      data-group={isGroup ? row.group.id : undefined}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={row.depth + 1}
      aria-expanded={row.canOpen ? row.isOpen : undefined}
      aria-selected={isChosen}
      onFocus={onFocus}
      onClick={() => {
        onChoose(isGroup ? row.group.id : row.groupId);
      }}
      className="group cursor-pointer outline-none"
    >
      <th
        scope="row"
        style={{ paddingLeft: `calc(4px + ${String(row.depth)} * var(--indent))` }}
        className={classes(
          look,
          "pr-2 font-normal -outline-offset-2 outline-accent wrap-anywhere group-focus-visible:outline-2 [--indent:18px] max-sm:[--indent:10px]",
          isGroup && row.depth === 0 && "font-semibold",
        )}
      >
        <span className="flex items-center gap-1">
          <span
            aria-hidden="true"
            onClick={
              row.canOpen
                ? (event) => {
                    event.stopPropagation();
                    onToggle();
                  }
                : undefined
            }
            className={classes(
              "inline-flex size-6 shrink-0 items-center justify-center rounded text-ink-3 hover:text-ink",
              !row.canOpen && "invisible",
            )}
          >
            <Icon name={row.isOpen ? "chevronDown" : "chevronRight"} size={12} />
          </span>
          <span className="min-w-0 py-1">
            {isGroup ? (
              <span>{row.group.name ?? t("withoutGroup")}</span>
            ) : (
              <>
                <span className="mr-1 text-ink-2">{row.account.number} </span>
                {row.account.name}
              </>
            )}
            {isGroup && row.hasProblem && (
              <span className="ml-1.5 inline-flex items-center gap-1 text-xs text-warn">
                <Icon name="alert" size={12} />
                {t("problem")}
              </span>
            )}
            {isGroup && row.group.accounts !== "" && (
              <span className="block text-xs font-normal text-ink-2 tabular-nums sm:hidden">{row.group.accounts}</span>
            )}
          </span>
        </span>
      </th>
      <td
        tabIndex={-1}
        className={classes(look, "px-3 text-ink-2 tabular-nums -outline-offset-2 wrap-anywhere max-sm:hidden")}
      >
        {isGroup ? row.group.accounts : ""}
      </td>
      {hasBooks && (
        <>
          <td tabIndex={-1} className={classes(look, "numeric px-3 -outline-offset-2 text-ink-2 max-sm:hidden")}>
            {isGroup ? row.sum.count : ""}
          </td>
          <td
            tabIndex={-1}
            className={classes(look, "numeric pr-4 pl-3 -outline-offset-2", (isEmpty || balance === 0) && "text-ink-3")}
          >
            {isEmpty ? "–" : formats.ore(balance)}
          </td>
        </>
      )}
    </tr>
  );
}
