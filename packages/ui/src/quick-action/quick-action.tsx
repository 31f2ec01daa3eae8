import type { ComponentPropsWithRef, ReactNode } from "react";
import { ArrowRight } from "lucide-react";
import { plainLink, type RenderLink } from "../link-slot/link-slot.tsx";
import { Root } from "./quick-action.styles.ts";

export interface QuickActionProps extends Omit<ComponentPropsWithRef<"article">, "title" | "children"> {
  /** Color of the card: `sun` for the assistant, `sky` for analytics. */
  tone: "sun" | "sky";
  /** Heading. */
  title: string;
  /** What the action does for the user. */
  text: string;
  /** Label of the link. */
  linkLabel: string;
  /** URL of the link. */
  href: string;
  /** Renders the link with the app's router. */
  renderLink?: RenderLink;
  /** Illustration in the corner. */
  picture?: ReactNode;
}

/** Large card that links to a page. */
export function QuickAction(props: QuickActionProps): ReactNode {
  const { tone, title, text, linkLabel, href, renderLink = plainLink, picture, ...rest } = props;
  return (
    <Root data-tone={tone} {...rest}>
      <div data-part="picture">{picture}</div>
      <div data-part="words">
        <h3>{title}</h3>
        <p>{text}</p>
        <div data-part="link">
          {renderLink({
            href,
            children: [linkLabel, <ArrowRight key="arrow" size={18} strokeWidth={2.2} aria-hidden />],
          })}
        </div>
      </div>
    </Root>
  );
}
