"use client";
import { type ComponentPropsWithRef, type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { Frame, Header, Sheet } from "../app-frame/frame.styles.ts";
import { SkipLink } from "../skip-link/index.ts";

const Body = styled.div`
  display: grid;
  min-height: calc(100dvh - 64px);
  @media (max-width: 767px) {
    min-height: calc(100dvh - 56px);
  }
`;

export interface PlainFrameProps extends ComponentPropsWithRef<"div"> {
  /** The words of the frame. */
  labels: { skip: string };
  /** The logo, as a link to the first page. */
  logo: ReactNode;
  /** The end of the header. */
  end?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The frame without navigation: the logo, the end of the header, and the sheet. */
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
