import type { ComponentPropsWithRef, ReactNode } from "react";
import { Form, Root } from "./auth-frame.styles.ts";
import { Art, Panel } from "./panel.styles.ts";

export interface AuthFrameProps extends ComponentPropsWithRef<"div"> {
  /** Logo, usually a link to the home page. */
  logo: ReactNode;
  /** Content at the end of the header, such as the language menu. */
  end?: ReactNode;
  /** Heading, form and links, in a 392 px column. */
  children: ReactNode;
  /** Small print below the form. */
  footer?: ReactNode;
  /** Illustration. It can be lazy-loaded; the dark background shows immediately. */
  art?: ReactNode;
  /** Large text over the illustration. */
  slogan: string;
  /** One sentence below the slogan. */
  tagline?: string;
}

/** Split-screen layout for authentication pages. On small screens the illustration becomes a strip. */
export function AuthFrame({ logo, end, children, footer, art, slogan, tagline, ...rest }: AuthFrameProps): ReactNode {
  return (
    <Root {...rest}>
      <Form>
        <div data-part="head">
          {logo}
          <div>{end}</div>
        </div>
        <div data-part="box">{children}</div>
        <footer>{footer}</footer>
      </Form>
      <Panel>
        <Art>{art}</Art>
        <div data-part="words">
          <p data-part="slogan">{slogan}</p>
          {tagline && <p>{tagline}</p>}
        </div>
      </Panel>
    </Root>
  );
}
