"use client";
import { type ComponentPropsWithRef, type ReactNode, useRef } from "react";
import { Menu } from "lucide-react";
import { styled } from "styled-components";
import { IconButton } from "../icon-button/icon-button.tsx";
import { plainLink, type RenderLink } from "../link-slot/link-slot.tsx";
import { SkipLink } from "../skip-link/skip-link.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Drawer } from "./drawer.tsx";
import { Frame, Header, Sheet } from "./frame.styles.ts";
import type { FrameGroup, FrameItem } from "./frame-item.ts";
import { PrimaryNav } from "./primary-nav.tsx";
import { SectionNav } from "./section-nav.tsx";
import { Sidebar } from "./sidebar.ts";
import { useDrawer } from "./use-drawer.ts";

export type { FrameGroup, FrameItem } from "./frame-item.ts";

const Body = styled.div`
  display: grid;
  /* Grows with the text, so that enlarged labels don't break inside words. */
  grid-template-columns: clamp(252px, 15.75rem, 340px) minmax(0, 1fr);
  min-height: calc(100dvh - 64px - var(--tr-foot));
  & > main {
    margin-inline-start: 0;
  }
  @media (max-width: 1100px) {
    grid-template-columns: 84px minmax(0, 1fr);
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    min-height: calc(100dvh - 56px - var(--tr-foot));
  }
`;

export interface AppFrameProps extends ComponentPropsWithRef<"div"> {
  /** Accessible names and labels of the frame's own controls. */
  labels: { skip: string; primary: string; sections: string; openMenu: string; closeMenu: string };
  /** Logo, usually a link to the home page. */
  logo: ReactNode;
  /** Links shown in the header, and on phones in a bar at the bottom. */
  primary: readonly FrameItem[];
  /** Links shown in the sidebar, in groups. */
  sections: readonly (readonly FrameItem[])[];
  /** More links, below those of the sidebar. */
  more?: FrameGroup;
  /** Button in the middle of the bottom bar, such as a `ChatButton`. */
  barCenter?: ReactNode;
  /** Content at the end of the header, such as the account menu. */
  end?: ReactNode;
  /** Content at the bottom of the sidebar, such as an `AssistantCard`. */
  assistant?: ReactNode;
  /** Illustration behind the bottom of the sidebar and the drawer. It can be lazy-loaded. */
  art?: ReactNode;
  /** Renders a link with the app's router. */
  renderLink?: RenderLink;
  /** Page content. */
  children: ReactNode;
}

/** Layout of a signed-in page: header, sidebar and content area. On phones, the links move to a bottom bar and a drawer. */
export function AppFrame(props: AppFrameProps): ReactNode {
  const { labels, logo, primary, sections, more, barCenter, end, assistant, art, children, ...others } = props;
  const { renderLink = plainLink, ...rest } = others;
  const content = useRef<HTMLElement>(null);
  // A hidden part takes as long to render as a visible one. Servers don't know the width, and render both variants.
  const { isWide, isUsed, ...drawer } = useDrawer();
  return (
    <Frame data-frame="app" {...rest}>
      <SkipLink target={content}>{labels.skip}</SkipLink>
      <Header>
        <div data-part="menu">
          <IconButton label={labels.openMenu} variant="frame" {...drawer.button}>
            <Menu size={24} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
        <div data-part="logo">{logo}</div>
        {isWide !== false && <PrimaryNav label={labels.primary} items={primary} renderLink={renderLink} />}
        <div data-part="end">{end}</div>
      </Header>
      <Body>
        {isWide !== false && (
          <Sidebar data-rail="">
            <SectionNav label={labels.sections} groups={sections} more={more} renderLink={renderLink} collapses />
            <div data-part="art">{art}</div>
            <div data-part="foot">{assistant}</div>
          </Sidebar>
        )}
        <Sheet id="content" ref={content} tabIndex={-1}>
          <div data-part="column">{children}</div>
        </Sheet>
      </Body>
      {!isWide && <BottomBar label={labels.primary} items={primary} center={barCenter} renderLink={renderLink} />}
      <Drawer {...drawer.panel} label={labels.sections} closeLabel={labels.closeMenu} logo={logo}>
        {isUsed && (
          <>
            {/* Links that the bottom bar doesn't show come first. */}
            <SectionNav
              label={labels.sections}
              groups={sections.toReversed()}
              more={more}
              renderLink={renderLink}
              startsWithMore
            />
            <div data-part="art">{art}</div>
            <div data-part="foot">{assistant}</div>
          </>
        )}
      </Drawer>
    </Frame>
  );
}
