import type { User } from "@trellis/contract/user";
import { screenAt } from "./screens.ts";

/** Whether the assistant is offered: to people with onboarding data, and on no page that lets them in (spec §2, §5). */
export function isAssistantAt(pathname: string, user: User | undefined): boolean {
  const { kind } = screenAt(pathname);
  return user?.isOnboarded === true && kind !== "entry" && kind !== "signOut";
}
