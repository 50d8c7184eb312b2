import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { changeText } from "@/lib/figures/use-change-text";
import { figureFormats } from "@/lib/figures/use-figure-formats";
import { useFormats } from "@/lib/format/use-formats";

export type RowWords = ReturnType<typeof useRowWords>;

/** Texts and formats that all rows share: with hooks in each of 500 cells, these took most of the time to render. */
export function useRowWords() {
  const t = useTranslations("portfolio");
  const changes = useTranslations("figures.figures");
  const formats = useFormats();
  return useMemo(() => {
    const ofCurrency = (currency: string) => {
      const figures = figureFormats(formats, currency);
      return { figures, changeText: changeText(changes, formats, figures) };
    };
    const made = new Map<string, ReturnType<typeof ofCurrency>>();
    return {
      t,
      formats,
      inCurrency: (currency: string) => {
        const words = made.get(currency) ?? ofCurrency(currency);
        made.set(currency, words);
        return words;
      },
    };
  }, [t, changes, formats]);
}
