import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { IdeaGrid } from "@trellis/ui/idea-card";
import { SectionHeader } from "@trellis/ui/section-header";
import { BookOpen, GraduationCap, LayoutTemplate, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const kinds = [
  ["ebooks", BookOpen],
  ["courses", GraduationCap],
  ["templates", LayoutTemplate],
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
  & > svg {
    width: 52px;
    height: 52px;
    padding: 13px;
    border-radius: var(--tr-radius-md);
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
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
        {kinds.map(([kind, Icon]) => (
          <Kind key={kind}>
            <Icon strokeWidth={1.75} aria-hidden />
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
