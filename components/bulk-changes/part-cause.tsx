import type { BulkChangePart } from "@/contract/bulk-changes/bulk-change";
import { reportPage } from "@/lib/paths";
import { Link } from "@/components/ui/link";
import type { ChangeWords } from "./use-change-words";

interface PartCauseProps {
  part: Pick<BulkChangePart, "companyId" | "cause">;
  words: ChangeWords;
}

/** The reason why a company was not changed, or not changed back, with the open points of drafts that are not ready. */
export function PartCause({ part: { companyId, cause }, words }: PartCauseProps) {
  if (!cause) return null;
  return (
    <span className="mt-1 block basis-full text-xs text-ink-2">
      {words.cause(cause)}
      {cause.reports?.map(({ id, title, open }) => (
        <span key={id} className="block">
          <Link href={reportPage(companyId, id)} prefetch={false} className="text-accent underline underline-offset-2">
            {title}
          </Link>
          {`: ${words.open(open)}.`}
        </span>
      ))}
    </span>
  );
}
