import type { ActivityEntry } from "@/contract/activity";
import { parseUtc } from "@/contract/calendar";
import { fileName } from "@/contract/file-name";
import { swedishTime } from "@/contract/format/swedish-clock";
import { dayOfTimestamp } from "@/lib/dates/today";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import type { Table } from "@/lib/spreadsheets/table";
import { changesOf, type Change } from "./changes";
import { subjectName } from "./subject";

interface Words {
  header: readonly string[];
  /** Text in place of values that are too long for a file. */
  shortened: string;
  action: (entry: ActivityEntry) => string;
  field: (change: Change) => string;
  value: (value: unknown, change: Change) => string;
  /** Returns a text with its live values as one types them in the reader's language. */
  said: (text: string) => string;
}

/** File name without extension: company or agency, content, and the months of the entries, which are newest first. */
export function activityFileName(of: string, content: string, entries: readonly Pick<ActivityEntry, "at">[]): string {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return fileName(of, content);
  return fileNameOf(of, content, dayOfTimestamp(oldest.at), dayOfTimestamp(newest.at));
}

/** The entries as a spreadsheet: a row for each changed member, with values as the page shows them. */
export function activityTable(entries: readonly ActivityEntry[], words: Words): Table {
  return [
    words.header,
    ...entries.flatMap((entry) => {
      const { at, user, author, companyId, companyName, resourceId } = entry;
      const common = [
        swedishMoment(at),
        author ?? user,
        user,
        companyName ?? companyId ?? null,
        words.action(entry),
        subjectName(entry, words) ?? resourceId,
      ];
      if (entry.isShortened) return [[...common, words.shortened, null, null]];
      const changes = changesOf(entry);
      if (changes.length === 0) return [[...common, null, null, null]];
      return changes.map((change) => [
        ...common,
        words.field(change),
        change.before === undefined ? null : words.value(change.before, change),
        change.after === undefined ? null : words.value(change.after, change),
      ]);
    }),
  ];
}

/** "2026-02-01 11:20:30" for the UTC time of an entry, in Swedish time as on the page. */
function swedishMoment(at: string): string {
  // Swedish time and UTC differ by whole hours, so the seconds are the same.
  const seconds = at.slice(16, 19);
  return swedishTime(parseUtc(at)).replace("T", " ") + seconds;
}
