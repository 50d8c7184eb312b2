import { handleRoute } from "@/lib/bff/route-handler";

export const dynamic = "force-dynamic";

// The BFF for setups without the front (lib/bff/front.ts), which are development and a plain `next start`.
// It exports every method that Next supports, so that methods no resource accepts get the API's error object too.
export {
  handleRoute as DELETE,
  handleRoute as GET,
  handleRoute as HEAD,
  handleRoute as OPTIONS,
  handleRoute as PATCH,
  handleRoute as POST,
  handleRoute as PUT,
};
