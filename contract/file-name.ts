import { cutText } from "./cut-text";

/** Characters that are not allowed in file names on some operating system. */
const RESERVED = /[\\/:*?"<>|\p{Cc}]/gu;
/** In UTF-16 units; the rest of a longer name of a company is left out. */
const MAX_COMPANY_LENGTH = 80;

/** File name without extension, of the company and the content: "Bageriet – Nyckeltal 2024". */
export function fileName(company: string, content: string): string {
  return safeFileName(`${cutText(company, MAX_COMPANY_LENGTH)} – ${content}`);
}

/** Replaces characters that are not allowed in file names with dashes. */
export const safeFileName = (name: string): string => name.replace(RESERVED, "-");
