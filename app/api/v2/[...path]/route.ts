import { handle } from "@/lib/bff/next-handler";

export const dynamic = "force-dynamic";

// Those that no resource accepts too: their refusal is an error object of the interface.
export {
  handle as GET,
  handle as HEAD,
  handle as POST,
  handle as PUT,
  handle as DELETE,
  handle as PATCH,
  handle as OPTIONS,
};
