import { contentFieldMaximum, contentPlatforms, type ContentTone, contentTones } from "@trellis/contract/content";
import { BrandIcon } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { SegmentedControl } from "@trellis/ui/segmented-control";
import { Select } from "@trellis/ui/select";
import { TextField } from "@trellis/ui/text-field";
import { Sparkles } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { platformOf } from "../../platforms.ts";
import { lengthNote } from "../../text/length-note.ts";
import type { CreationForm } from "./creation-form.ts";
import { TopicChips } from "./topic-chips.tsx";

export interface FormSectionProps {
  form: CreationForm;
  /** Audience from the user's profile; empty if there is none. */
  profileAudience?: string | undefined;
  /** Topics from the profile and the plan. */
  topicIdeas?: readonly string[] | undefined;
  onChange: (form: CreationForm) => void;
  isWriting: boolean;
  onGenerate: () => void;
  topicRef: RefObject<HTMLInputElement | null>;
}

const Form = styled.form`
  display: grid;
  gap: var(--tr-space-5);
  container-type: inline-size;
  & [data-part="pair"] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11.875rem, 100%), 1fr));
    gap: var(--tr-space-5) var(--tr-space-4);
    align-items: start;
  }
  & [data-part="platform"] {
    display: grid;
    gap: 7px;
    & > span {
      font-size: var(--tr-size-sm);
      font-weight: var(--tr-weight-semi);
    }
    /* Show four tiles side by side where the names fit. */
    & > fieldset {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      & > label {
        flex-direction: column;
        gap: 5px;
        min-width: 0;
        min-height: 62px;
        padding: 8px 4px;
      }
    }
    @container (max-width: 21.25rem) {
      & > fieldset > label {
        padding-inline: 2px;
        font-size: var(--tr-size-xs);
      }
    }
    @container (max-width: 16.2rem) {
      & > fieldset {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    @container (max-width: 10rem) {
      & > fieldset {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;

const platforms = contentPlatforms.map((value) => ({
  value,
  label: value,
  icon: <BrandIcon brand={platformOf(value)} size={18} />,
}));

/** The form for the topic, platform, tone and audience. No field is required. */
export function FormSection(props: FormSectionProps): ReactNode {
  const { form, profileAudience = "", topicIdeas = [], onChange, isWriting, onGenerate, topicRef } = props;
  const { t } = useTranslation("creation");
  const isFromProfile = profileAudience !== "" && form.audience === profileAudience;
  const change = (part: Partial<CreationForm>) => onChange({ ...form, ...part });
  const topicNote = lengthNote(form.topic.length, contentFieldMaximum);
  const audienceNote = lengthNote(form.audience.length, contentFieldMaximum);
  const isTooLong = topicNote?.isTooLong || audienceNote?.isTooLong;
  return (
    <Card title={t("form.title")}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) onGenerate();
        }}
      >
        <TextField
          ref={topicRef}
          label={t("form.topic")}
          hint={topicNote?.text ?? (topicIdeas.length > 0 ? "" : t("form.topicHint"))}
          error={topicNote?.isTooLong && topicNote.text}
          name="topic"
          autoComplete="off"
          value={form.topic}
          onChange={({ target }) => change({ topic: target.value })}
        />
        {topicIdeas.length > 0 && (
          <TopicChips ideas={topicIdeas} topic={form.topic} onChoose={(topic) => change({ topic })} />
        )}
        <div data-part="platform">
          <span aria-hidden>{t("form.platform")}</span>
          <SegmentedControl
            fullWidth
            label={t("form.platform")}
            segments={platforms}
            value={form.platform}
            onValueChange={(platform) => change({ platform })}
          />
        </div>
        <div data-part="pair">
          <Select
            label={t("form.tone")}
            name="tone"
            options={contentTones.map((value) => ({ value, label: t(`tone.${value}`) }))}
            value={form.tone}
            onChange={({ target }) => change({ tone: target.value as ContentTone })}
          />
          <TextField
            label={t("form.audience")}
            hint={audienceNote?.text ?? t(isFromProfile ? "form.audienceFromProfile" : "form.audienceHint")}
            error={audienceNote?.isTooLong && audienceNote.text}
            name="audience"
            autoComplete="off"
            value={form.audience}
            onChange={({ target }) => change({ audience: target.value })}
          />
        </div>
        <Button
          type="submit"
          variant="ai"
          size="lg"
          fullWidth
          loading={isWriting}
          iconStart={<Sparkles size={18} strokeWidth={1.75} aria-hidden />}
        >
          {t(isWriting ? "form.generating" : "form.generate")}
        </Button>
      </Form>
    </Card>
  );
}
