/** Characters that a name of a file may not hold on one of the systems that it is saved on. */
const RESERVED = /[\\/:*?"<>|\p{Cc}]/gu;
const MAX_COMPANY = 80;

/** Name of a file without its ending: of which company, what it holds and of when, as "Bageriet – Nyckeltal 2024". */
export function fileName(company: string, content: string): string {
  return safeFileName(`${company.slice(0, MAX_COMPANY)} – ${content}`);
}

/** A name with dashes in place of what it may not hold. */
export const safeFileName = (name: string): string => name.replace(RESERVED, "-");
