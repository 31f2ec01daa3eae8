import { Card } from "@trellis/ui/card";
import { ChipList } from "@trellis/ui/chip-list";
import { Leaf } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, keyframes, styled } from "styled-components";
import { answerIcons } from "./answer-field.tsx";
import { type FieldName, fields, type Lists } from "./preferences-view.ts";

const pop = keyframes`
  from { scale: 0.6; }
`;

/** The answers are nodes of a vine, which runs from left to right in a wide card, and from top to bottom otherwise. */
const wide = css`
  @container (min-width: 50rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--tr-space-5);
    & > div {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding: 0;
    }
    & > div::before {
      display: none;
    }
    & dt {
      grid-template-columns: 44px minmax(0, 1fr);
    }
    & [data-part="stem"] {
      display: block;
      width: calc(100% + var(--tr-space-3) + var(--tr-space-5));
    }
    & > div:last-child [data-part="stem"] {
      width: 100%;
    }
    & [data-part="label"] {
      grid-column: 1 / -1;
    }
    & dd {
      grid-column: 1;
    }
  }
`;

const Answers = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  & > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--tr-space-2) var(--tr-space-3);
    align-items: center;
    padding-block: 6px;
  }
  & > div:not(:last-child)::before {
    position: absolute;
    inset: 28px auto -28px 20px;
    width: 4px;
    background: var(--tr-stem);
    content: "";
  }
  & dt {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: var(--tr-space-2) var(--tr-space-3);
    align-items: center;
    color: var(--tr-on-primary-soft);
    font-size: var(--tr-size-sm);
    font-weight: 600;
  }
  & [data-part="node"] {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--tr-radius-full);
    background: var(--tr-surface);
    box-shadow: inset 0 0 0 3px var(--tr-stem);
  }
  & [data-empty] [data-part="node"] {
    box-shadow: none;
    outline: 2px dashed var(--tr-stem);
    outline-offset: -2px;
  }
  & [data-changed] [data-part="node"] {
    background: var(--tr-ai);
    box-shadow: 0 0 0 4px color-mix(in oklab, var(--tr-ai) 35%, transparent);
    color: var(--tr-on-ai);
    outline: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-grown] [data-part="node"] {
      animation: ${pop} 420ms var(--tr-ease-spring) backwards;
    }
  }
  & [data-part="stem"] {
    display: none;
    height: 44px;
    margin-inline-start: calc(-1 * var(--tr-space-3));
    overflow: visible;
  }
  & dd {
    min-width: 0;
    margin: 0;
  }
  & [data-part="none"] {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
  }
  & ul {
    gap: 6px;
  }
  & li {
    padding: 3px 10px;
    background: var(--tr-surface);
  }
  /* With enlarged text, the answers are below their labels. */
  @container (max-width: 18rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & dd {
      padding-inline-start: 56px;
    }
  }
  ${wide}
`;

const Root = styled(Card)`
  container-type: inline-size;
  &&& {
    background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
    box-shadow: inset 0 0 0 1px var(--tr-edge);
  }
`;

export interface CurrentAnswersProps {
  /** The saved answers. */
  current: Lists;
  /** The fields with unsaved changes. */
  changed: readonly FieldName[];
  /** Whether the answers have just been saved. */
  isGrown: boolean;
}

/** The saved answers, which the roadmap is based on: five nodes of a vine. */
export function CurrentAnswersSection({ current, changed, isGrown }: CurrentAnswersProps): ReactNode {
  const { t } = useTranslation("preferences");
  return (
    <Root data-part="current" title={t("current")}>
      <Answers data-grown={isGrown || undefined}>
        {fields.map((field, index) => {
          const Icon = answerIcons[field];
          const isEmpty = current[field].length === 0;
          return (
            <div key={field} data-empty={isEmpty || undefined} data-changed={changed.includes(field) || undefined}>
              <dt>
                <span data-part="node" style={{ animationDelay: `${index * 60}ms` }}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                </span>
                <Stem isLast={field === fields.at(-1)} />
                <span data-part="label">{t(`field.${field}.label`)}</span>
              </dt>
              <dd>{isEmpty ? <span data-part="none">{t("none")}</span> : <ChipList items={current[field]} />}</dd>
            </div>
          );
        })}
      </Answers>
    </Root>
  );
}

/** The part of the vine after a node. The last part is still growing. */
function Stem({ isLast }: { isLast: boolean }): ReactNode {
  const end = isLast ? 60 : 160;
  return (
    <svg data-part="stem" viewBox="0 0 160 44" preserveAspectRatio={isLast ? "xMinYMid" : "none"} aria-hidden="true">
      <path
        d={`M0 22C${end * 0.3} 8 ${end * 0.7} 36 ${end} ${isLast ? 14 : 22}`}
        fill="none"
        stroke="var(--tr-stem)"
        strokeWidth="4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <Leaf x={end * 0.35} y={17} length={22} angle={-46} />
      <Leaf x={isLast ? end : end * 0.66} y={isLast ? 14 : 27} length={20} angle={isLast ? -24 : 40} tone="fresh" />
    </svg>
  );
}
