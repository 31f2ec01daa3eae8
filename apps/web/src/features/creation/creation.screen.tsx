import { type ContentIdea, type ContentTool, contentTools } from "@trellis/contract/content";
import { PageHeader } from "@trellis/ui/page-header";
import { Tabs } from "@trellis/ui/tabs";
import { AlignLeft, Clapperboard, Hash, ListTree } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { CreationForm } from "./creation-form.ts";
import type { Draft, Writing } from "./draft.ts";
import { FormSection } from "./form.section.tsx";
import { IdeasSection } from "./ideas.section.tsx";
import { OutputSection } from "./output.section.tsx";
import type { Author } from "./post-preview.tsx";
import { TipsSection } from "./tips.section.tsx";

export interface CreationScreenProps {
  form: CreationForm;
  /** Audience from the user's profile; empty if there is none. */
  profileAudience?: string;
  /** Topics from the profile and the plan. */
  topicIdeas?: readonly string[];
  /** The user, as the author of the previewed post. */
  author: Author;
  onChange: (form: CreationForm) => void;
  /** Draft of the selected tool. */
  view: Draft;
  /** If `true`, a draft is being generated, for this tool or another. */
  isWriting: boolean;
  onGenerate: () => void;
  onStop: () => void;
  /** Called when the user asks for the rest of a draft that was cut off. */
  onContinue: (writing: Writing) => void;
  /** Called when the user asks for another version of a draft. */
  onAnother: (writing: Writing) => void;
  onCopy: (writing: Writing) => void;
  onDownload: (writing: Writing) => void;
  ideas: readonly ContentIdea[];
  onIdea: (idea: ContentIdea) => void;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-6);
  & [role="tablist"] [data-part="icon"] {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--tr-radius-control);
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
  }
  & [role="tablist"] > [aria-selected="true"] > [data-part="icon"] {
    color: var(--tr-on-primary);
    background: var(--tr-primary);
  }
  & [role="tablist"][data-variant="tiles"] > [aria-selected="false"] {
    background: var(--tr-surface);
    box-shadow:
      inset 0 0 0 1px var(--tr-line),
      var(--tr-shadow-1);
  }
  /* Show the tiles in two columns on tablets and phones. */
  @media (max-width: 1100px) {
    & [role="tablist"][data-variant="tiles"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-flow: row;
      & > button {
        flex-direction: row;
        padding: 10px 12px;
        gap: 12px;
        text-align: start;
      }
    }
  }
  @media (max-width: 559px) {
    & [role="tablist"][data-variant="tiles"] > button {
      min-height: 56px;
      & small {
        display: none;
      }
    }
    & [role="tablist"] [data-part="icon"] {
      width: 36px;
      height: 36px;
    }
  }
  /* With enlarged text, each tile needs a full row. */
  @container (max-width: 14rem) {
    & [role="tablist"][data-variant="tiles"] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & [data-part="columns"] {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--tr-space-5);
  }
  & [data-part="output"] {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 14px;
    container-type: inline-size;
    min-width: 0;
    scroll-margin: var(--tr-space-4);
    outline: none;
  }
  /* When the output is next to the form, scroll the panel into view, but not the tips below it. */
  @media (min-width: 1101px) {
    & [data-part="output"] {
      scroll-margin-bottom: -180px;
    }
  }
  @media (max-width: 1100px) {
    & [data-part="columns"] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const iconProps = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
const icons = {
  caption: AlignLeft,
  script: Clapperboard,
  hashtag: Hash,
  outline: ListTree,
} satisfies Record<ContentTool, unknown>;

/** Content creation: the form, the output and content ideas. */
export function CreationScreen(props: CreationScreenProps): ReactNode {
  const { form, onChange, view, isWriting, onGenerate, onStop, onContinue, onAnother, ideas, onIdea } = props;
  const { t } = useTranslation("creation");
  const topic = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLDivElement>(null);

  const generate = () => {
    onGenerate();
    // On a phone the output is below the fold.
    output.current?.scrollIntoView({ block: "nearest" });
  };
  // The pressed button is about to be removed.
  const moveFocus = () => output.current?.focus({ preventScroll: true });
  const retry = () => {
    moveFocus();
    generate();
  };
  const stop = () => {
    moveFocus();
    onStop();
  };
  const resume = (writing: Writing) => {
    moveFocus();
    onContinue(writing);
  };
  const repeat = (writing: Writing) => {
    moveFocus();
    onAnother(writing);
  };
  const choose = (idea: ContentIdea) => {
    onIdea(idea);
    topic.current?.focus();
  };
  const items = contentTools.map((value) => {
    const Icon = icons[value];
    const start = (
      <span data-part="icon">
        <Icon {...iconProps} />
      </span>
    );
    // Hidden from screen readers, so that the label alone names the tab.
    const note = <span aria-hidden="true">{t(`toolAbout.${value}`)}</span>;
    return { value, label: t(`tool.${value}`), note, start };
  });
  return (
    <Page>
      <PageHeader title={t("title")} text={t("lead")} />
      <Tabs
        variant="tiles"
        label={t("tools")}
        items={items}
        value={form.selectedTool}
        onValueChange={(selectedTool) => onChange({ ...form, selectedTool })}
      >
        <div data-part="columns">
          <FormSection
            form={form}
            profileAudience={props.profileAudience}
            topicIdeas={props.topicIdeas}
            onChange={onChange}
            isWriting={isWriting}
            onGenerate={generate}
            topicRef={topic}
          />
          <div data-part="output" ref={output} tabIndex={-1}>
            <OutputSection
              tool={form.selectedTool}
              platform={form.platform}
              author={props.author}
              view={view}
              isWriting={isWriting}
              onRetry={retry}
              onStop={stop}
              onContinue={resume}
              onAnother={repeat}
              onCopy={props.onCopy}
              onDownload={props.onDownload}
            />
            <TipsSection />
          </div>
        </div>
      </Tabs>
      <IdeasSection ideas={ideas} onChoose={choose} />
    </Page>
  );
}
