import type { CompanySpec } from "../company";

/** Maximum number of smaller companies to try; each is imported and compared. */
const MAX_TRIES = 600;

/** Records that every SIE file needs. */
const REQUIRED = /^#(FLAGGA|PROGRAM|FORMAT|GEN|SIETYP|FNAMN|RAR)\b/i;

/** The smallest company found that still disagrees: fewer inputs, files, records and vouchers. */
export async function minimise(
  spec: CompanySpec,
  stillDisagrees: (smaller: CompanySpec) => Promise<boolean>,
): Promise<CompanySpec> {
  let smallest = spec;
  let tries = 0;
  const attempt = async (smaller: CompanySpec) => {
    if (tries++ >= MAX_TRIES || !(await stillDisagrees(smaller))) return false;
    smallest = smaller;
    return true;
  };
  await attempt({ ...smallest, currencies: {} });
  await withFewer(
    () => smallest.inputs,
    (inputs) => attempt({ ...smallest, inputs }),
  );
  await withFewer(
    () => smallest.files,
    (files) => attempt({ ...smallest, files }),
  );
  for (let i = smallest.files.length - 1; i >= 0; i--) {
    await withFewer(
      () => partsOf(smallest.files[i]!.text),
      (parts) =>
        attempt({ ...smallest, files: smallest.files.with(i, { ...smallest.files[i]!, text: parts.join("") }) }),
    );
  }
  return smallest;
}

/** Removes runs of items from a list, long ones first; each removal stays only when it is accepted. */
async function withFewer<T>(list: () => T[], accept: (shorter: T[]) => Promise<boolean>): Promise<void> {
  for (let length = list().length; length >= 1; length = Math.floor(length / 2)) {
    for (let at = 0; at < list().length;) {
      const shorter = list().toSpliced(at, length);
      if (!(await accept(shorter))) at += length;
    }
  }
}

/** Splits a file into records and whole vouchers; a record that every file needs stays with the part before it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const isWithLast = REQUIRED.test(line) || /^\s*([{}]|#R?B?TRANS\b)/.test(line);
    const last = isWithLast ? (parts.pop() ?? "") : "";
    parts.push(last + line);
  }
  return parts;
}
