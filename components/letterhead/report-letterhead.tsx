import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import { formatMonths } from "@/contract/format/format-days";
import type { ReportContent } from "@/contract/reports/content";
import { classes } from "@/components/ui/classes";
import { LINE_COLOUR, LOGO_GROUND } from "./colours";

type ReportLetterheadProps = Pick<ReportContent, "company" | "author" | "period" | "language"> & {
  agency?:
    | { name: string; colour?: string | undefined; logo?: { contentType: string; data: string } | undefined }
    | undefined;
};

/** The agency's logo above a report's company, period and author; below them a line in the agency's colour. */
export function ReportLetterhead({ company, agency, author, period, language }: ReportLetterheadProps) {
  const logo = agency?.logo;
  return (
    <div
      className={classes(
        "border-b pb-3",
        agency?.colour === undefined ? "border-line" : classes("border-b-2", LINE_COLOUR),
      )}
    >
      {logo && (
        // The image is a data URL, which next/image has no use for.
        // oxlint-disable-next-line nextjs/no-img-element -- as said above
        <img
          src={`data:${logo.contentType};base64,${logo.data}`}
          alt={agency.name}
          className={classes("mt-1.5 mb-5 block max-h-14 max-w-[min(16rem,100%)] rounded-xs", LOGO_GROUND)}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="min-w-0">
          <span className="block text-base font-semibold">{company.name}</span>
          <span className="text-ink-2">{writtenBusinessIdentityCode(company.businessIdentityCode)}</span>
        </p>
        <p className="min-w-0 text-ink-2 sm:text-right">
          <span className="block">{formatMonths(period, language)}</span>
          {[agency?.name, author].filter(Boolean).join(" · ")}
        </p>
      </div>
    </div>
  );
}
