import { writeWire } from "@/contract/wire";
import type { ApiResponse } from "@/lib/api/transport";

/** The service's response with a value as its body, for tests that install a transport. */
export function responseOf(value: unknown, status = 200): ApiResponse {
  return { status, header: () => null, text: writeWire(value) };
}
