import Link from "next/link";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-year";
import type { MissingReason } from "@/contract/key-figure-value";
import { useKeyFigureName } from "@/lib/catalogue/use-key-figure-name";
import { useFormats } from "@/lib/format/use-formats";
import { companyPage } from "@/lib/paths";
import { useCompanyPermissions } from "../auth/current-user";
import { useIsMeeting } from "./meeting";

interface MissingValueProps {
  companyId: string;
  year: FiscalYear;
  reason: MissingReason | undefined;
}

/** Why there is no value, and the page that mends it for whoever may. */
export function MissingValue({ companyId, year, reason }: MissingValueProps) {
  const t = useTranslations("overview.missing");
  const may = useCompanyPermissions(companyId);
  const isMeeting = useIsMeeting();
  const sentenceOf = useReason();
  return (
    <>
      <p className="text-sm text-pretty text-ink-2">{sentenceOf(reason)}</p>
      {reason?.code === "missingInput" && may.writeKeyFigureData && !isMeeting && (
        <Mend href={companyPage(companyId, "key-figures", year.id)}>{t("toInputs")}</Mend>
      )}
      {(reason?.code === "noBooks" || reason?.code === "yearBalancesOnly") && may.importBooks && !isMeeting && (
        <Mend href={companyPage(companyId, "import")}>{t("toImport")}</Mend>
      )}
    </>
  );
}

function Mend({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="relative mt-auto pt-2 text-sm print:hidden text-accent underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}

/** Says why there is no value. */
export function useReason(): (reason: MissingReason | undefined) => string {
  const t = useTranslations("overview.missing");
  const formats = useFormats();
  const nameOf = useKeyFigureName();
  return (reason) => {
    switch (reason?.code) {
      case undefined:
        return t("noSteps");
      case "missingInput": {
        const input = nameOf(reason.keyFigureInfoId) ?? reason.keyFigureInfoId;
        return t("missingInput", { input, month: formats.month(`${reason.month}-01`) });
      }
      case "divisionByZero":
        return t("divisionByZero", { divisor: nameOf(reason.divisor) ?? reason.divisor });
      case "noBooks":
      case "yearBalancesOnly":
        return t(reason.code, { start: formats.day(reason.start), end: formats.day(reason.end) });
      case "partOfMonth":
        return t("partOfMonth", { month: formats.month(`${reason.month}-01`) });
      case "currenciesDiffer":
        return t("currenciesDiffer", { currencies: reason.currencies.join(", ") });
      case "missingGroup":
        return t("missingGroup", { group: reason.group });
    }
  };
}
