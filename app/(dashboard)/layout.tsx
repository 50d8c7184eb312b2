import type { ReactNode } from "react";
import { Shell } from "@/components/layout/shell";
import { signedInUser } from "@/lib/auth/current-user";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const user = await signedInUser();
  return <Shell user={user}>{children}</Shell>;
}
