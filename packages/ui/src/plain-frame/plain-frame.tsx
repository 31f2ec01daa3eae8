"use client";
import { type ComponentPropsWithRef, type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { Frame, Header, Sheet } from "../app-frame/frame.styles.ts";
import { SkipLink } from "../skip-link/skip-link.tsx";

const Body = styled.div`
  display: grid;
  min-height: calc(100dvh - 64px);
  @media (max-width: 767px) {
    min-height: calc(100dvh - 56px);
  }
`;

export interface PlainFrameProps extends ComponentPropsWithRef<"div"> {
  /** Labels of the frame's own controls. */
  labels: { skip: string };
  /** Logo, usually a link to the home page. */
  logo: ReactNode;
  /** Content at the end of the header. */
  end?: ReactNode;
  /** Page content. */
  children: ReactNode;
}

/** Layout without navigation: header and content area. */
export function PlainFrame({ labels, logo, end, children, ...rest }: PlainFrameProps): ReactNode {
  const content = useRef<HTMLElement>(null);
  return (
    <Frame {...rest}>
      <SkipLink target={content}>{labels.skip}</SkipLink>
      <Header>
        <div data-part="logo">{logo}</div>
        <div data-part="end">{end}</div>
      </Header>
      <Body>
        <Sheet id="content" ref={content} tabIndex={-1}>
          <div data-part="column">{children}</div>
        </Sheet>
      </Body>
    </Frame>
  );
}
