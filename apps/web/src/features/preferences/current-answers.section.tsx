import { ChipList } from "@trellis/ui/chip-list";
import { Leaf } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { answerIcons } from "./answer-field.tsx";
import { Answers, Root } from "./current-answers.styles.ts";
import { type FieldName, fields, type Lists } from "./preferences-view.ts";

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
