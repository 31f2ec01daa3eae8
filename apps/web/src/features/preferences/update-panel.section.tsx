import { Button } from "@trellis/ui/button";
import { ClimbingVine, OpenBloom, Pot } from "@trellis/ui/illustration";
import { Notice } from "@trellis/ui/notice";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-4);
  justify-items: stretch;
  & > svg {
    justify-self: center;
    height: 160px;
  }
  & > [data-part="actions"] {
    display: grid;
    gap: var(--tr-space-3);
  }
  & > [role="status"] {
    color: var(--tr-text-2);
    font-size: var(--tr-size-sm);
    text-align: center;
    text-wrap: balance;
  }
  /* The form keeps the panel in view while there are unsaved changes, so make it small. */
  @media (max-width: 1100px) {
    [data-changed] & {
      gap: var(--tr-space-3);
      & > svg,
      & > [role="note"] > svg {
        display: none;
      }
      @media (max-width: 559px) {
        & > [role="status"] {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
      & > [role="note"] {
        padding: 10px 14px;
        font-size: var(--tr-size-sm);
        line-height: 1.35;
      }
      & > [data-part="actions"] {
        grid-auto-columns: minmax(0, 1fr);
        @media (min-width: 560px) {
          grid-auto-flow: column;
        }
      }
    }
  }
  @media (max-width: 767px) {
    & > svg {
      height: 120px;
    }
  }
  /* Beside the fields, the picture is small, so that the button is on the first screen of a laptop. */
  @media (min-width: 1101px) {
    grid-template-columns: 84px minmax(0, 1fr);
    align-items: center;
    & > svg {
      width: 100%;
      height: auto;
    }
    & > [role="status"] {
      text-align: start;
      text-wrap: pretty;
    }
    & > :not(svg, [role="status"]) {
      grid-column: 1 / -1;
    }
  }
`;

export interface UpdatePanelProps {
  /** `updated`: the last update succeeded, and nothing has changed since. */
  state: "editing" | "updating" | "updated";
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  /** Called when the user discards the changes. */
  onDiscard: () => void;
}

/** Shows the state of the update, a notice and the update button. The plant grows while the answers are being saved. */
export function UpdatePanel({ state, isChanged, onDiscard }: UpdatePanelProps): ReactNode {
  const { t } = useTranslation("preferences");
  const isUpdating = state === "updating";
  const status = isUpdating ? "growing" : isChanged ? "unsaved" : state === "updated" ? "grown" : "idle";
  return (
    <Panel>
      {isUpdating ? <ClimbingVine /> : state === "updated" ? <OpenBloom /> : <Pot />}
      <p role="status">{t(status)}</p>
      <Notice kind="warning" role="note" title={t("notice.title")}>
        {t("notice.text")}
      </Notice>
      <div data-part="actions">
        <Button
          type="submit"
          variant={isChanged || isUpdating ? "primary" : "secondary"}
          size="lg"
          fullWidth
          loading={isUpdating}
        >
          {t(isUpdating ? "updating" : "update")}
        </Button>
        {isChanged && !isUpdating && (
          <Button variant="secondary" size="lg" fullWidth onClick={onDiscard}>
            {t("discard")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
