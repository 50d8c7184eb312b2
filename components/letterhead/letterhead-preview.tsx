"use client";

import { useLocale, useTranslations } from "next-intl";
import type { LetterheadForm } from "@/contract/letterhead/letterhead";
import { HEX_COLOUR } from "@/contract/letterhead/colour";
import { periodOfDays } from "@/contract/period";
import { useCurrentUser } from "@/components/auth/current-user";
import { today } from "@/lib/dates/today";
import { HEADING_COLOUR, letterheadColours } from "./colours";
import { ReportLetterhead } from "./report-letterhead";

interface LetterheadPreviewProps extends LetterheadForm {
  agencyName: string;
}

/** The head of a report as clients see it, in light and dark mode. */
export function LetterheadPreview({ agencyName, colour, logo }: LetterheadPreviewProps) {
  const t = useTranslations("letterhead.preview");
  const { name } = useCurrentUser();
  const language = useLocale();
  const shown = HEX_COLOUR.test(colour) ? colour : undefined;
  const year = today().slice(0, 4);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-semibold">{t("title")}</h2>
      {(["light", "dark"] as const).map((mode) => (
        <figure key={mode} className="flex flex-col gap-1.5">
          <figcaption className="text-xs text-ink-2">{t(mode)}</figcaption>
          <div
            className="flex flex-col gap-4 rounded-lg border border-line bg-panel p-4 text-ink"
            data-theme={mode}
            style={letterheadColours(shown)}
          >
            <ReportLetterhead
              company={{ id: "", name: t("company"), businessIdentityCode: "556000-0000" }}
              agency={{ name: agencyName, colour: shown, logo: logo ?? undefined }}
              author={name}
              period={periodOfDays(`${year}-01-01`, `${year}-03-31`)}
              language={language}
            />
            <div>
              <p className={`text-lg font-semibold ${HEADING_COLOUR}`}>{t("heading")}</p>
              <p>{t("text")}</p>
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}
