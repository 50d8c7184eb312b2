import { onTestFinished } from "vitest";
import { installTransport, type Transport } from "@/lib/api/transport";

/** Installs a transport until the running test has ended; later requests fail. */
export function installTestTransport(transport: Transport): void {
  installTransport(transport);
  onTestFinished(() => {
    installTransport(() => Promise.reject(new Error("the test that installed the transport has ended")));
  });
}
