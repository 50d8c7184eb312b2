"use client";

import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { carriedSearch } from "@/lib/meeting/pages";
import { meetingPage, type MeetingPage } from "@/lib/paths";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";

interface MeetingLinkProps {
  companyId: string;
  page: MeetingPage;
  /** Additional query parameters. */
  more?: Record<string, string>;
}

/** Opens the same page as a meeting, with a full page load, so that no data of other companies is left in it. */
export function MeetingLink({ companyId, page, more = {} }: MeetingLinkProps) {
  const t = useTranslations("shell");
  const params = new URLSearchParams(carriedSearch(useSearchParams().toString()));
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  const search = params.toString();
  return (
    <a href={meetingPage(companyId, page) + (search ? `?${search}` : "")} className={buttonClasses({})}>
      <Icon name="screen" />
      {t("meeting")}
    </a>
  );
}
