import { Badge } from "@trellis/ui/badge";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { CalendarPicture, CoinPicture, TalkPicture } from "./hub-pictures.tsx";

const hubs = [
  ["calendar", CalendarPicture],
  ["engagement", TalkPicture],
  ["monetization", CoinPicture],
] as const;

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr));
  gap: 14px;
  margin-top: 14px;
  & > li {
    position: relative;
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 104px;
    padding: 18px 18px 18px 12px;
    border-radius: var(--tr-radius-lg);
    background: var(--tr-surface);
    box-shadow:
      inset 0 0 0 1px var(--tr-line),
      var(--tr-shadow-1);
    overflow-wrap: anywhere;
  }
  /* With enlarged text, the words move below the picture. */
  & > li {
    flex-wrap: wrap;
  }
  & > li > div {
    flex: 1 1 8rem;
    align-self: start;
    min-width: 0;
  }
  & svg {
    flex: none;
  }
  & a {
    display: block;
    margin-bottom: 2px;
    color: inherit;
    font-family: var(--tr-font-display);
    font-size: var(--tr-size-lg);
    font-weight: 650;
    letter-spacing: -0.012em;
    line-height: 1.2;
    text-decoration: none;
  }
  & p {
    margin-bottom: 6px;
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  /* The link covers the whole card, and the focus ring is drawn around the card. */
  & a::before {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & a:focus-visible {
    outline: none;
  }
  & > li:has(a:focus-visible) {
    outline: 2px solid var(--tr-focus);
    outline-offset: 2px;
  }
  & > li:hover a {
    text-decoration: underline;
  }
  @media (max-width: 900px) {
    & > li {
      flex-flow: column nowrap;
      align-items: start;
      padding: 14px 16px 16px;
    }
  }
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    & > li {
      flex-flow: row wrap;
      align-items: center;
      min-height: 92px;
      padding: 14px 16px 14px 8px;
    }
  }
  @media (forced-colors: active) {
    & > li {
      border: 1px solid CanvasText;
    }
  }
`;

/** Links to the pages that show sample data. */
export function HubsSection(): ReactNode {
  const { t } = useTranslation(["dashboard", "app"]);
  return (
    <Root role="list" aria-label={t("quick.more")}>
      {hubs.map(([hub, Picture]) => (
        <li key={hub}>
          <Picture />
          <div>
            <a href={paths[hub]}>{t(`app:title.${hub}`)}</a>
            <p>{t(`quick.hubs.${hub}`)}</p>
            <Badge>{t("quick.sample")}</Badge>
          </div>
        </li>
      ))}
    </Root>
  );
}
