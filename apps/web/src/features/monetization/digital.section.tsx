import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { IdeaGrid } from "@trellis/ui/idea-card";
import { SectionHeader } from "@trellis/ui/section-header";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { BookPicture, LessonPicture, SheetPicture } from "./digital-pictures.tsx";

const kinds = [
  ["ebooks", BookPicture],
  ["courses", LessonPicture],
  ["templates", SheetPicture],
] as const;

const Grid = styled(IdeaGrid)`
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
`;

const Kind = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--tr-space-3);
  height: 100%;
  overflow-wrap: anywhere;
  & > [data-part="picture"] {
    display: grid;
    place-items: center;
    padding: var(--tr-space-4);
    border-radius: var(--tr-radius-md);
    background: linear-gradient(105deg, var(--tr-hero-1), var(--tr-hero-2));
  }
  & h3 {
    font-size: var(--tr-size-lg);
  }
  & > p {
    color: var(--tr-text-2);
  }
  & > button {
    margin-top: auto;
  }
`;

/** Kinds of digital products. The buttons do nothing (spec §2); `inertNoteId` is the note that explains why. */
export function DigitalSection({ inertNoteId }: { inertNoteId: string }): ReactNode {
  const { t } = useTranslation("monetization");
  return (
    <section>
      <SectionHeader
        title={t("digital.title")}
        action={
          <Button iconStart={<Plus size={18} strokeWidth={2} aria-hidden />} aria-describedby={inertNoteId}>
            {t("digital.create")}
          </Button>
        }
      />
      <Grid label={t("digital.title")}>
        {kinds.map(([kind, Picture]) => (
          <Kind key={kind}>
            <div data-part="picture">
              <Picture />
            </div>
            <h3 id={`digital-${kind}`}>{t(`digital.${kind}.title`)}</h3>
            <p>{t(`digital.${kind}.about`)}</p>
            <Button variant="soft" fullWidth aria-describedby={`digital-${kind} ${inertNoteId}`}>
              {t("digital.start")}
            </Button>
          </Kind>
        ))}
      </Grid>
    </section>
  );
}
