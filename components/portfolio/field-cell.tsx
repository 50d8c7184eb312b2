import { MessageText } from "@/components/live-text/message-text";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Td } from "@/components/ui/table";
import { dayOfTimestamp } from "@/lib/dates/today";
import { companyPage } from "@/lib/paths";
import type { PortfolioRow } from "@/lib/portfolio/rows";
import type { Field } from "@/lib/portfolio/settings";
import { FIELDS_ON_PHONE } from "./columns";
import type { RowWords } from "./use-row-words";

interface FieldCellProps {
  field: Field;
  row: PortfolioRow;
  isCompact: boolean;
  words: RowWords;
}

/** A cell of a field other than key figures. */
export function FieldCell({ field, row, isCompact, words }: FieldCellProps) {
  const { formats } = words;
  const { company, status } = row;
  const contents = {
    books: () => <Books row={row} isCompact={isCompact} words={words} />,
    contact: () => company.contactInfo?.name,
    phone: () => company.contactInfo?.phone && <PhoneNumber text={company.contactInfo.phone} />,
    comment: () => <LatestComment row={row} isCompact={isCompact} words={words} />,
    imported: () => status?.imported && formats.day(dayOfTimestamp(status.imported.at)),
    consultant: () => status?.consultants.map(({ name }) => name).join(", "),
    type: () => row.typeName,
  };
  return (
    <Td
      wideOnly={!FIELDS_ON_PHONE.includes(field)}
      className={classes("truncate", field !== "books" && field !== "comment" && "text-ink-2")}
    >
      {contents[field]()}
    </Td>
  );
}

/** A link that calls the number. The zero of "+46 (0)70 123 45 67" is left out, as it is not dialled after +46. */
function PhoneNumber({ text }: { text: string }) {
  const dialled = text.replace(/^(\s*\+[\d\s]+)\(0\)/, "$1").replace(/[^+\d]/g, "");
  return (
    <a href={`tel:${dialled}`} className="text-ink hover:underline">
      {text}
    </a>
  );
}

function LatestComment({ row: { company, status }, isCompact, words: { t, formats } }: Omit<FieldCellProps, "field">) {
  const questions = status?.openQuestions !== undefined && (
    <Link
      href={companyPage(company.id, "comments")}
      prefetch={false}
      className="float-right ml-2 text-xs text-warn hover:underline"
    >
      {t("openQuestions", { count: status.openQuestions })}
    </Link>
  );
  if (!status?.comment) return questions;
  const { period, message, at, by } = status.comment;
  return (
    <>
      {questions}
      <MessageText companyId={company.id} period={period} message={message}>
        {(text) => (
          <Link
            href={companyPage(company.id, "comments")}
            prefetch={false}
            className={classes("truncate hover:underline", !isCompact && "block")}
            title={text}
          >
            {text}
          </Link>
        )}
      </MessageText>
      {!isCompact && (
        <span className="block truncate text-xs leading-3.5 text-ink-2">
          {formats.day(dayOfTimestamp(at))}, {by}
        </span>
      )}
    </>
  );
}

function Books({
  row: { status, monthsBehind, isLate, company },
  isCompact,
  words: { t, formats },
}: Omit<FieldCellProps, "field">) {
  if (!status) return null;
  if (status.bookedThrough === undefined || monthsBehind === null) {
    return (
      <Link href={companyPage(company.id, "imports")} prefetch={false} className="hover:underline">
        <Badge tone="warning" icon="upload">
          {t("noBooks")}
        </Badge>
      </Link>
    );
  }
  const late = isLate ? t("late", { count: monthsBehind }) : "";
  const differs = status.agreement === "differs" ? t("differs") : "";
  const faults = [late, differs].filter(Boolean).join(", ");
  if (isCompact) {
    return (
      <span title={faults || undefined} className={faults && "text-warn"}>
        {formats.month(status.bookedThrough)}
        {faults && <Icon name="alert" size={12} className="ml-1 inline align-[-1px]" />}
        <span className="sr-only">{faults || t("upToDate")}</span>
      </span>
    );
  }
  return (
    <>
      <span className="block">{formats.month(status.bookedThrough)}</span>
      <span className={classes("block truncate text-xs leading-3.5", isLate ? "text-warn" : "text-ink-2")}>
        {late}
        {late && differs && ", "}
        {differs && <span className="text-bad">{differs}</span>}
        {!faults && t("upToDate")}
      </span>
    </>
  );
}
