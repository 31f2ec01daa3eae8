import type { ComponentPropsWithRef, ReactNode } from "react";
import { ArrowRight } from "lucide-react";
import { plainLink, type RenderLink } from "../link-slot/index.ts";
import { Root } from "./quick-action.styles.ts";

export interface QuickActionProps extends Omit<ComponentPropsWithRef<"article">, "title" | "children"> {
  /** Marigold for what the assistant does, sky for reading. */
  tone: "sun" | "sky";
  /** What can be done, as a heading. */
  title: string;
  /** What one gets by it. */
  text: string;
  /** The link's words. */
  linkLabel: string;
  /** Where the link leads. */
  href: string;
  /** Draws the link with the app's router. */
  renderLink?: RenderLink;
  /** A picture in the corner. */
  picture?: ReactNode;
}

/** A big card that leads somewhere. */
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
            children: (
              <>
                {linkLabel}
                <ArrowRight size={18} strokeWidth={2.2} aria-hidden />
              </>
            ),
          })}
        </div>
      </div>
    </Root>
  );
}
