"use client";

import { useTranslations } from "next-intl";
import type { FileDecision } from "@/contract/imports/batch-states";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { datesOfYear } from "@/lib/fiscal-years/dates-of-year";
import { companyPage } from "@/lib/paths";
import { Button } from "@/components/ui/button";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { Td, Tr } from "@/components/ui/table";
import { BatchRowState } from "./batch-row-state";
import type { OpenedDialog } from "./batch-dialogs-shared";

interface BatchRowProps {
  file: SieImportBatchFile;
  /** The `aria-rowindex` of the row; that of the header is 1. */
  index: number;
  onDecide: (file: SieImportBatchFile, decision: FileDecision) => void;
  onOpen: (dialog: OpenedDialog) => void;
}

type Step = "import" | "create" | "choose" | "retry" | "skip" | "takeBack" | "remarks";

/**
 * The steps offered in each state; the service allows some more. A row leaves out a new company that cannot be created,
 * and remarks where there are none. Its menu has all others, and the first of them is a button as well.
 */
const STEPS: Readonly<Record<SieImportBatchFile["state"], readonly Step[]>> = {
  waiting: [],
  checking: [],
  clear: ["import", "remarks", "choose", "skip"],
  unchanged: [],
  unknownCompany: ["create", "choose", "retry", "skip"],
  otherCompany: ["retry", "skip"],
  refused: ["remarks", "retry", "choose", "skip"],
  importing: [],
  imported: ["takeBack", "remarks"],
  takingBack: [],
  takenBack: ["remarks"],
  failed: ["retry", "choose", "skip"],
  skipped: [],
};

const ICONS = {
  import: "upload",
  create: "plus",
  choose: "building",
  retry: "refresh",
  skip: "close",
  takeBack: "undo",
  remarks: "info",
} as const;

/** One file of a batch: company, effect, state with its cause, and a button for the next step. */
export function BatchRow({ file, index, onDecide, onOpen }: BatchRowProps) {
  const t = useTranslations("imports.batches");
  const may = useAgencyPermissions();
  const { company, fiscalYear, outcome } = file;
  const count = file.errors + file.warnings;
  const steps = STEPS[file.state].filter((step) => {
    if (step === "create") return may.createCompany && file.fileBusinessIdentityCode !== undefined;
    return step !== "remarks" || count > 0;
  });
  const run = (step: Step) => {
    if (step === "import" || step === "retry" || step === "skip") onDecide(file, step);
    else onOpen({ dialog: step, file });
  };
  const labelOf = (step: Step) => t(`next.${step}`);
  const items = (): MenuItem[] => [
    ...steps.map((step) => ({
      label: labelOf(step),
      icon: ICONS[step],
      onSelect: () => {
        run(step);
      },
    })),
    ...(company
      ? [{ label: t("next.open"), icon: "chevronRight" as const, href: companyPage(company.id, "imports") }]
      : []),
  ];
  const [next] = steps;
  // An import that was taken back needs no next step, so its remarks are only in the menu.
  const isNextShown = next !== undefined && !(next === "remarks" && file.state === "takenBack");
  const name = company?.name ?? file.fileCompanyName;
  const code = company?.businessIdentityCode ?? file.fileBusinessIdentityCode;
  return (
    <Tr aria-rowindex={index} className="h-20 hover:bg-hover sm:h-14">
      <Td className="py-1">
        <span className="block truncate font-semibold">
          {name ?? (file.state === "waiting" || file.state === "checking" ? file.name : t("noCompany"))}
        </span>
        <span className="block truncate text-xs text-ink-2">{[code, file.name].filter(Boolean).join(" · ")}</span>
        <span className="block truncate text-xs sm:hidden">
          <BatchRowState file={file} isShort />
        </span>
      </Td>
      <Td wideOnly className="py-1 whitespace-nowrap tabular-nums max-lg:hidden">
        {fiscalYear && datesOfYear(fiscalYear)}
        {fiscalYear && outcome && <span className="block text-xs text-ink-2">{t(`outcomes.${outcome}`)}</span>}
      </Td>
      <Td wideOnly className="py-1">
        <BatchRowState file={file} />
      </Td>
      <Td className="py-1 pr-2">
        <span className="flex items-center justify-between gap-1 max-sm:justify-end">
          {isNextShown && (
            <Button
              size="small"
              className="min-w-0 max-sm:hidden"
              icon={ICONS[next]}
              aria-label={t("next.of", { action: labelOf(next), name: file.name })}
              onClick={() => {
                run(next);
              }}
            >
              <span className="truncate">{labelOf(next)}</span>
            </Button>
          )}
          {(steps.length > 0 || company) && (
            <Menu
              label={t("next.menu", { name: file.name })}
              buttonClassName="ml-auto inline-flex size-8 shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-panel hover:text-ink sm:size-6"
              items={items}
              align="end"
            />
          )}
        </span>
      </Td>
    </Tr>
  );
}
