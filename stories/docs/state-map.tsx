import { Heading } from "@storybook/addon-docs/blocks";
import { languages } from "@trellis/contract/fields";
import { SegmentedControl } from "@trellis/ui/segmented-control";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { FlowMap } from "./flow-map.tsx";
import { flows } from "./flows.ts";
import { LiveFlow } from "./live-flow.tsx";

const names = new Intl.DisplayNames("en", { type: "language" });
const locales = languages.map((language) => [language, names.of(language) ?? language] as const);
const choices = {
  flow: { label: "Flow", options: Object.fromEntries(Object.keys(flows).map((flow) => [flow, flow])) },
  locale: { label: "Language", options: { ...Object.fromEntries(locales), "en-XA": "Pseudo" } },
  theme: { label: "Theme", options: { light: "Light", dark: "Dark", contrast: "High contrast" } },
  width: { label: "Width", options: { "375": "Phone", "768": "Tablet", "1280": "Desktop" } },
} as const;
type Choice = keyof typeof choices;

/** The viewport in the toolbar for each width. Wider stories fill the window. */
const viewports: Readonly<Record<string, string>> = { "375": "phone", "768": "tablet" };

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  padding-block: 12px 24px;
`;

interface StateMapProps {
  /** The flow to show and to run. Default: the reader chooses one. */
  flow?: string;
}

/** Every state of a flow as a picture, in the chosen language, theme and width. */
export function StateMap({ flow: only }: StateMapProps): ReactNode {
  const [chosen, setChosen] = useState<Record<Choice, string>>({
    flow: only ?? "Password reset",
    locale: "en",
    theme: document.documentElement.dataset["theme"] ?? "light",
    width: "375",
  });
  const flow = flows[chosen.flow];
  if (!flow) return null;
  const globals = `locale:${chosen.locale};theme:${chosen.theme}`;
  const viewport = viewports[chosen.width];
  const linkGlobals = viewport ? `${globals};viewport.value:${viewport}` : globals;
  const [first] = flow.stories.values();
  return (
    <>
      <Bar>
        {Object.entries(choices)
          .filter(([name]) => only === undefined || name !== "flow")
          .map(([name, { label, options }]) => (
            <SegmentedControl
              key={name}
              label={label}
              value={chosen[name as Choice]}
              onValueChange={(value) => setChosen({ ...chosen, [name]: value })}
              segments={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
            />
          ))}
      </Bar>
      <FlowMap {...{ flow, globals, linkGlobals }} width={Number(chosen.width)} />
      {only !== undefined && first && (
        <>
          <Heading>Step through the flow</Heading>
          <LiveFlow key={globals} story={first.id} {...{ globals, linkGlobals }} />
        </>
      )}
    </>
  );
}
