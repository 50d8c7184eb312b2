import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import { useReason } from "@/lib/figures/use-reason";
import { companyPage } from "@/lib/paths";
import { useMeeting } from "@/components/shell/meeting";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { Link } from "@/components/ui/link";

interface MissingValueProps {
  companyId: string;
  year: FiscalYear;
  reason: MissingReason | undefined;
  /** True when the value is missing because the books do not reach the end of its period. */
  isUnbooked: boolean;
}

/**
 * The reason why there is no value. Outside meetings, a link leads to the inputs or the imports if the user can remove
 * the reason there.
 */
export function MissingValue({ companyId, year, reason, isUnbooked }: MissingValueProps) {
  const t = useTranslations("figures.missing");
  const may = useCompanyPermissions(companyId);
  const isMeeting = useMeeting() !== null;
  const sentenceOf = useReason();
  return (
    <>
      <p className="text-sm text-pretty text-ink-2">{sentenceOf(reason, isUnbooked)}</p>
      {isOfInput(reason) && may.writeKeyFigureData && !isMeeting && (
        <FixLink href={companyPage(companyId, "inputs", year.id)}>{t("toInputs")}</FixLink>
      )}
      {isOfBooks(reason) && may.importBooks && !isMeeting && (
        <FixLink href={companyPage(companyId, "imports")}>{t("toImport")}</FixLink>
      )}
    </>
  );
}

function isOfInput(reason: MissingReason | undefined): boolean {
  return reason?.code === "missingInput" || reason?.code === "inputOutOfRange";
}

function isOfBooks(reason: MissingReason | undefined): boolean {
  return reason?.code === "noBooks" || reason?.code === "yearBalancesOnly" || reason?.code === "monthsUnknown";
}

/** `relative` puts the link above the button that covers a card of a key figure. */
function FixLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="relative mt-auto pt-2 text-sm print:hidden text-accent underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}
