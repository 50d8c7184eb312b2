import { handleRoute } from "@/lib/bff/route-handler";

export const dynamic = "force-dynamic";

// The BFF where the front (lib/bff/front.ts) does not stand before Next: in development, and under `next start` alone.
// Every method that Next knows is exported, so that those no resource accepts get the interface's error object too.
export {
  handleRoute as DELETE,
  handleRoute as GET,
  handleRoute as HEAD,
  handleRoute as OPTIONS,
  handleRoute as PATCH,
  handleRoute as POST,
  handleRoute as PUT,
};
