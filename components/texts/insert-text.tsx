"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { MAX_LONG_TEXT_LENGTH } from "@/contract/text-limits";
import { textsQueries } from "@/lib/texts/queries";
import { withParagraph } from "@/lib/texts/with-paragraph";

interface InsertTextProps {
  companyId: string;
  /** As it is kept. */
  text: string;
  onChange: (text: string) => void;
}

/** Puts a standard text of the company's agency or type after a text, with its live values; nothing without any. */
export function InsertText({ companyId, text, onChange }: InsertTextProps) {
  const t = useTranslations("standards.texts");
  const { data: texts = [] } = useQuery(textsQueries.inherited(companyId));
  if (texts.length === 0) return null;
  return (
    <Menu
      label={t("insert")}
      buttonClassName={buttonClasses({ size: "small" })}
      align="start"
      items={() =>
        texts.map((each) => {
          const longer = withParagraph(text, each.text);
          return {
            label: each.name,
            disabled: longer.length > MAX_LONG_TEXT_LENGTH,
            onSelect: () => {
              onChange(longer);
            },
          };
        })
      }
    >
      <Icon name="plus" />
      {t("insert")}
    </Menu>
  );
}
