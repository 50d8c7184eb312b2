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
  /** The text in its stored form, with ids of key figures. */
  text: string;
  onChange: (text: string) => void;
}

/** Menu that appends a standard text of the agency or company type; renders nothing when there are none. */
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
