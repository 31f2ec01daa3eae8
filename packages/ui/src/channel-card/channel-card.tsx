import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { Avatar } from "../avatar/avatar.tsx";
import { Card, type CardProps } from "../card/card.tsx";

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 18px;
  align-items: center;
  & > [data-part="words"] {
    flex: 1 1 260px;
    min-width: 0;
    overflow-wrap: anywhere;
    & > h2 {
      font-size: var(--tr-size-2xl);
    }
    & > p {
      color: var(--tr-text-2);
    }
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 36px;
    & > div {
      display: flex;
      flex-direction: column-reverse;
    }
    & dt {
      color: var(--tr-text-2);
      font-size: var(--tr-size-sm);
    }
    & dd {
      font-family: var(--tr-font-display);
      font-size: 1.625rem;
      font-weight: 650;
      font-variant-numeric: lining-nums;
      letter-spacing: -0.005em;
      line-height: 1.1;
      overflow-wrap: anywhere;
    }
  }
  @media (max-width: 767px) {
    & > [data-part="words"] {
      flex-basis: min(100%, 8.75rem);
      font-size: var(--tr-size-sm);
      & > h2 {
        font-size: var(--tr-size-lg);
      }
    }
    & > dl {
      flex: 1 0 100%;
      gap: 4px 20px;
      & > div {
        flex-flow: row-reverse wrap;
        gap: 0 6px;
        align-items: baseline;
        justify-content: flex-end;
      }
      & dd {
        font-size: var(--tr-size-xl);
      }
    }
  }
`;

/** A metric of a channel. */
export interface ChannelFigure {
  /** Label, such as "Subscribers". */
  label: string;
  /** Formatted value, such as "48,213". */
  value: string;
}

export interface ChannelCardProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Name of the channel. */
  name: string;
  /** URL of the picture. If it is missing or fails to load, the initials are shown. */
  picture?: string | undefined;
  /** Details on one line, such as handle and country. Empty details are omitted. */
  details: readonly (string | undefined)[];
  /** Metrics of the channel. */
  figures: readonly ChannelFigure[];
}

/** Summary of a channel with its metrics. */
export function ChannelCard({ name, picture, details, figures, ...rest }: ChannelCardProps): ReactNode {
  return (
    <Root {...rest}>
      <Avatar name={name} src={picture} size={68} />
      <div data-part="words">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          {details.filter(Boolean).map((detail, place) => (
            <Fragment key={detail}>
              {place > 0 && "\u00A0· "}
              <bdi>{detail}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Root>
  );
}
