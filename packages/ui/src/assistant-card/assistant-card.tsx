import type { ComponentPropsWithRef, ReactNode } from "react";
import { SunMedium } from "lucide-react";
import { Root } from "./assistant-card.styles.ts";

export interface AssistantCardProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** Name of the assistant, shown as a heading. */
  title: string;
  /** Availability of the assistant, such as "Online". */
  status?: string | undefined;
  /** What the assistant can help with. */
  text: string;
  /** Button that opens the chat. */
  action: ReactNode;
}

/** Card that introduces the assistant at the bottom of the sidebar. */
export function AssistantCard({ title, status, text, action, ...rest }: AssistantCardProps): ReactNode {
  return (
    <Root aria-label={title} {...rest}>
      <span data-part="sun">
        <SunMedium size={22} strokeWidth={2} aria-hidden />
      </span>
      {status && <span data-part="status">{status}</span>}
      <h2>{title}</h2>
      <p>{text}</p>
      <div data-part="action">{action}</div>
    </Root>
  );
}
