import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "@/contract/format/locale";
import { figuresKey } from "@/lib/figures/results";
import type { LiveComment } from "./message-text";

/** A comment's message as a text with current values. */
export function messageTextQuery(comment: LiveComment, language: Locale) {
  return queryOptions({
    queryKey: [...figuresKey(comment.companyId), "message", comment, language],
    queryFn: async ({ client }) => {
      const { messageText } = await import("./message-text");
      return messageText(client, comment, language);
    },
  });
}
