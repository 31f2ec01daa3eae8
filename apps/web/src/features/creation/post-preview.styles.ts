import { styled, type StyledComponent } from "styled-components";

/** A post. By default, the picture is next to the text in wide panels and below it in narrow ones; some platforms differ. */
export const Root: StyledComponent<"div"> = styled.div`
  container-type: inline-size;
  height: 100%;
  white-space: normal;
  & > [data-part="post"] {
    display: grid;
    grid-template:
      "head head" auto
      "text media" 1fr
      "actions actions" auto / minmax(0, 1fr) 168px;
    gap: 0 20px;
    min-height: 100%;
  }
  & [data-part="media"] {
    position: sticky;
    top: 0;
    display: grid;
    grid-area: media;
    place-items: center;
    overflow: hidden;
    height: 168px;
    border-radius: var(--tr-radius-md);
    background: linear-gradient(150deg, var(--tr-hero-1), var(--tr-hero-2));
    & > svg {
      position: absolute;
      width: 100%;
      height: 100%;
    }
  }
  & [data-part="play"] {
    position: relative;
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    padding-inline-start: 3px;
    border-radius: 50%;
    color: var(--tr-on-frame);
    background: color-mix(in oklab, var(--tr-frame) 75%, transparent);
  }
  & [data-part="head"] {
    display: flex;
    grid-area: head;
    gap: 10px;
    align-items: center;
    padding-bottom: 12px;
    font-size: var(--tr-size-sm);
    line-height: 1.3;
    & > div {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    & b {
      display: block;
      font-weight: var(--tr-weight-semi);
    }
    & small {
      color: var(--tr-text-2);
      font-size: var(--tr-size-xs);
    }
    & > svg {
      flex: none;
    }
  }
  & [data-part="text"] {
    grid-area: text;
    font-size: 1.1875rem;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: start;
    & > [data-part="rest"] {
      color: var(--tr-text-3);
    }
    /* The “more” label is generated content, so it is neither selected nor copied. */
    & > [data-part="rest"]::before {
      content: "… " attr(data-more);
      margin-inline-end: 0.4em;
      padding: 1px 8px;
      border-radius: var(--tr-radius-full);
      color: var(--tr-on-warning-soft);
      background: var(--tr-warning-soft);
      font-size: var(--tr-size-xs);
      font-weight: var(--tr-weight-semi);
    }
    & > mark {
      color: var(--tr-link);
      background: none;
    }
  }
  & [data-part="actions"] {
    display: flex;
    grid-area: actions;
    gap: 16px;
    margin-top: 14px;
    padding-top: 12px;
    border-top: 1px solid var(--tr-line);
    color: var(--tr-text-2);
    & > :last-child {
      margin-inline-start: auto;
    }
  }
  /* The placeholder shown before a post is written. */
  &[data-ghost] {
    align-self: stretch;
    & [data-part="text"] {
      display: grid;
      gap: 6px;
      align-content: start;
      font-size: var(--tr-size-md);
      white-space: normal;
      text-wrap: pretty;
      & > p {
        margin-bottom: 6px;
        color: var(--tr-text-2);
      }
      & > i {
        height: 10px;
        border-radius: var(--tr-radius-full);
        background: var(--tr-line);
      }
    }
    & :is([data-part="media"], [data-part="actions"]) {
      opacity: 0.5;
    }
  }
  /* In wide panels, an Instagram post has a portrait picture on the left. */
  @container (min-width: 27.5rem) {
    & > [data-platform="Instagram"] {
      grid-template: "media head" auto "media text" 1fr "media actions" auto / 212px minmax(0, 1fr);
      & [data-part="media"] {
        height: auto;
        min-height: 168px;
        max-height: 308px;
      }
    }
  }
  @container (max-width: 27.4375rem) {
    & > [data-part="post"] {
      grid-template: "head" auto "text" auto "media" 1fr "actions" auto / minmax(0, 1fr);
    }
    & [data-part="media"] {
      position: relative;
      height: auto;
      min-height: 72px;
      margin-top: 12px;
      /* On phones, the panel grows with the post. */
      @media (max-width: 479px) {
        min-height: 168px;
      }
    }
    & > [data-platform="Instagram"] {
      grid-template: "head" auto "media" auto "actions" auto "text" 1fr / minmax(0, 1fr);
      & [data-part="media"] {
        margin-top: 0;
      }
      & [data-part="actions"] {
        padding-bottom: 10px;
      }
    }
    &[data-ghost] [data-part="media"] {
      min-height: 72px;
    }
    &[data-ghost] i:nth-of-type(n + 3) {
      display: none;
    }
    & [data-part="actions"] {
      margin: 0;
      padding-block: 12px 0;
      border-top: 0;
    }
  }
  /* On Facebook, the picture is always below the text. */
  & > [data-platform="Facebook"] {
    grid-template: "head" auto "text" auto "media" auto "actions" auto / minmax(0, 1fr);
    & [data-part="media"] {
      position: relative;
      height: 104px;
      margin-top: 12px;
    }
    & [data-part="actions"] {
      justify-content: space-around;
      padding-block: 10px 0;
      & > :last-child {
        margin: 0;
      }
    }
  }
  /* The text overlays the video, which is dark in both themes. */
  & > [data-platform="TikTok"] {
    --tr-text-2: var(--tr-on-frame-muted);
    --tr-text-3: var(--tr-on-frame-muted);
    --tr-link: var(--tr-on-frame);
    --tr-lattice: var(--tr-frame-lattice);
    --tr-hero-1: var(--tr-frame-2);
    --tr-hero-2: var(--tr-frame);
    grid-template: "head actions" 1fr "text actions" auto / minmax(0, 1fr) auto;
    gap: 0 14px;
    padding: 16px;
    position: relative;
    isolation: isolate;
    overflow: hidden;
    border-radius: var(--tr-radius-md);
    color: var(--tr-on-frame);
    background: var(--tr-frame);
    & [data-part="media"] {
      position: absolute;
      inset: 0;
      z-index: -1;
      height: auto;
      margin: 0;
      opacity: 0.34;
    }
    & [data-part="head"] {
      align-items: end;
    }
    & [data-part="text"] {
      text-shadow: 0 1px 3px var(--tr-frame);
    }
    & [data-part="actions"] {
      flex-direction: column;
      justify-content: end;
      gap: 16px;
      margin: 0;
      padding: 0;
      border: 0;
      color: var(--tr-on-frame);
      & > :last-child {
        margin: 0;
      }
    }
  }
  @media (forced-colors: active) {
    & [data-part="media"] {
      display: none;
    }
    & > [data-part="post"] {
      grid-template: "head" auto "text" 1fr "actions" auto / minmax(0, 1fr);
      color: CanvasText;
    }
  }
`;
