import { useTranslations } from "next-intl";
import { codePoints } from "@/contract/text";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";

interface TextRules {
  /** The words for a text that is missing; without them the text is optional. */
  missing?: string;
  /** Maximum length in code points. */
  max?: number;
}

/** Returns a function that says why a form does not accept a text, for the error of its field. */
export function useTextError() {
  const t = useTranslations("ui.textError");
  return (text: string, { missing, max = MAX_NAME_LENGTH }: TextRules = {}): string => {
    if (missing !== undefined && text.trim() === "") return missing;
    const length = codePoints(text);
    return length > max ? t("tooLong", { max, length }) : t("refused");
  };
}
