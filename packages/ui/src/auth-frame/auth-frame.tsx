import type { ComponentPropsWithRef, ReactNode } from "react";
import { Art, Form, Panel, Root } from "./auth-frame.styles.ts";

export interface AuthFrameProps extends ComponentPropsWithRef<"div"> {
  /** The logo, as a link to the first page. */
  logo: ReactNode;
  /** The end of the head: the language menu. */
  end?: ReactNode;
  /** Heading, form and links, in a box of 392 pixels. */
  children: ReactNode;
  /** Small print under the form. */
  foot?: ReactNode;
  /** The picture. It may come late: the evergreen ground is there at once. */
  art?: ReactNode;
  /** The big words over the picture. */
  slogan: string;
  /** One sentence under the slogan. */
  promise?: string;
}

/** The split screen of the account pages: the form, and a picture that turns into a strip on small screens. */
export function AuthFrame({ logo, end, children, foot, art, slogan, promise, ...rest }: AuthFrameProps): ReactNode {
  return (
    <Root {...rest}>
      <Form>
        <div data-part="head">
          {logo}
          <div>{end}</div>
        </div>
        <div data-part="box">{children}</div>
        <footer>{foot}</footer>
      </Form>
      <Panel>
        <Art>{art}</Art>
        <div data-part="words">
          <p data-part="slogan">{slogan}</p>
          {promise && <p>{promise}</p>}
        </div>
      </Panel>
    </Root>
  );
}
