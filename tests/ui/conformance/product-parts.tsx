import { AppFrame } from "@trellis/ui/app-frame";
import { AssistantCard } from "@trellis/ui/assistant-card";
import { AuthArt, AuthCanvas } from "@trellis/ui/auth-art";
import { AuthFrame } from "@trellis/ui/auth-frame";
import { CardFields } from "@trellis/ui/card-fields";
import { Checklist } from "@trellis/ui/checklist";
import { FactStrip } from "@trellis/ui/fact-strip";
import { FreeTrialBand } from "@trellis/ui/free-trial-band";
import { GeneratingRoadmap } from "@trellis/ui/generating-roadmap";
import { GrowthTrellis } from "@trellis/ui/growth-trellis";
import { HashtagList } from "@trellis/ui/hashtag-list";
import {
  BrokenLattice,
  ChartVine,
  ClimbingVine,
  GardenEdge,
  OpenBloom,
  Pot,
  SunPaper,
  TimelineVine,
} from "@trellis/ui/illustration";
import { LoadingScreen } from "@trellis/ui/loading-screen";
import { Logo } from "@trellis/ui/logo";
import { NextTask } from "@trellis/ui/next-task";
import { PageHeader } from "@trellis/ui/page-header";
import { PlainFrame } from "@trellis/ui/plain-frame";
import { PlanCard, PlanGrid, PlanGridSkeleton } from "@trellis/ui/plan-card";
import { PlanReveal } from "@trellis/ui/plan-reveal";
import { PlatformCard, PlatformGrid } from "@trellis/ui/platform-card";
import { QuestionStep } from "@trellis/ui/question-step";
import { QuickAction } from "@trellis/ui/quick-action";
import { ScheduleList } from "@trellis/ui/schedule-list";
import { SectionHeader } from "@trellis/ui/section-header";
import { SideArt } from "@trellis/ui/side-art";
import { ThemeList } from "@trellis/ui/theme-list";
import { WeekProgressCard, WeekProgressSkeleton } from "@trellis/ui/week-progress-card";
import { WeekTabs } from "@trellis/ui/week-tabs";
import { WelcomeBanner } from "@trellis/ui/welcome-banner";
import { WizardFrame } from "@trellis/ui/wizard-frame";
import type { Subject } from "./components.tsx";

const nothing = () => undefined;
const labels = { skip: "Skip", primary: "Main", sections: "Sections", openMenu: "Open", closeMenu: "Close" };
const cardLabels = { number: "Card number", expiry: "Expiry", cvc: "CVC", expiryFormat: "MM / YY" };
const bare = { number: "", expiry: "", cvc: "" };
const plan = { name: "Monthly", price: "$10", suffix: "/month", features: ["All"], actionLabel: "Choose" };
const card = { name: "YouTube", stateLabel: "Connected", detail: "@ana", sentence: "Connected as @ana" };
const count = { done: 1, countText: "of 2", percent: 50, percentText: "50%", barLabel: "Week 1" };
const recent = {
  recent: [{ key: "a", task: "Film", day: "Mon" }],
  recentLabel: "Recently completed",
  emptyText: "Nothing",
};
const items = [{ key: "a", day: "Mon", task: "Film", completed: false }];
const weeks = [{ week: 1, label: "Week 1", focus: "Hooks", percent: 0, percentText: "0%" }];
const places = [{ key: "home", label: "Home", href: "/", current: true }];
const growth = [{ done: 1, total: 2, label: "Week 1" }];
const facts = [{ key: "goal", label: "Goal", value: "Grow" }];

/** Frames, illustrations and product components with their required props. */
export const productParts: readonly Subject[] = [
  {
    name: "AppFrame",
    render: (extras) => (
      <AppFrame labels={labels} logo="Trellis" primary={places} sections={[places]} {...extras}>
        Page
      </AppFrame>
    ),
  },
  {
    name: "AssistantCard",
    render: (e) => <AssistantCard title="AI" status="Online" text="Ask" action="Chat" {...e} />,
  },
  { name: "AuthArt", render: (extras) => <AuthArt {...extras} /> },
  {
    name: "AuthFrame",
    render: (extras) => (
      <AuthFrame logo="Trellis" slogan="Grow" {...extras}>
        Form
      </AuthFrame>
    ),
  },
  { name: "AuthCanvas", render: (extras) => <AuthCanvas {...extras}>{null}</AuthCanvas> },
  { name: "BrokenLattice", render: (extras) => <BrokenLattice {...extras} /> },
  {
    name: "CardFields",
    render: (extras) => <CardFields value={bare} labels={cardLabels} onValueChange={nothing} {...extras} />,
  },
  { name: "ChartVine", render: (extras) => <ChartVine {...extras} /> },
  {
    name: "Checklist",
    render: (extras) => <Checklist label="Tasks" items={items} nextLabel="Next" onToggle={nothing} {...extras} />,
  },
  { name: "ClimbingVine", render: (extras) => <ClimbingVine {...extras} /> },
  { name: "FactStrip", render: (extras) => <FactStrip facts={facts} {...extras} /> },
  { name: "FreeTrialBand", render: (extras) => <FreeTrialBand title="First 3 days free" {...extras} /> },
  { name: "GeneratingRoadmap", render: (extras) => <GeneratingRoadmap title="Planning" {...extras} /> },
  {
    name: "GrowthTrellis",
    render: (extras) => <GrowthTrellis weeks={growth} label="1 of 2" nextLabel="Now" {...extras} />,
  },
  { name: "HashtagList", render: (extras) => <HashtagList title="Hashtags" tags={["#a"]} {...extras} /> },
  { name: "LoadingScreen", render: (extras) => <LoadingScreen label="Loading" {...extras} /> },
  { name: "Logo", render: (extras) => <Logo name="Trellis" {...extras} /> },
  { name: "OpenBloom", render: (extras) => <OpenBloom {...extras} /> },
  { name: "PageHeader", render: (extras) => <PageHeader title="Roadmap" {...extras} /> },
  {
    name: "PlainFrame",
    render: (extras) => (
      <PlainFrame labels={labels} logo="Trellis" {...extras}>
        Page
      </PlainFrame>
    ),
  },
  { name: "PlanCard", render: (extras) => <PlanCard {...plan} onChoose={nothing} {...extras} /> },
  {
    name: "PlanGrid",
    render: (extras) => (
      <PlanGrid label="Plans" {...extras}>
        Plan
      </PlanGrid>
    ),
  },
  { name: "PlanGridSkeleton", render: (extras) => <PlanGridSkeleton label="Loading plans" {...extras} /> },
  {
    name: "PlatformCard",
    render: (extras) => <PlatformCard brand="youtube" state="connected" {...card} {...extras} />,
  },
  {
    name: "PlatformGrid",
    render: (extras) => (
      <PlatformGrid label="Platforms" {...extras}>
        Card
      </PlatformGrid>
    ),
  },
  { name: "GardenEdge", render: (extras) => <GardenEdge {...extras} /> },
  { name: "TimelineVine", render: (extras) => <TimelineVine {...extras} /> },
  { name: "Pot", render: (extras) => <Pot mood="wilted" {...extras} /> },
  {
    name: "QuestionStep",
    render: (extras) => (
      <QuestionStep
        question="Why?"
        answerLabel="Answer"
        value=""
        onValueChange={nothing}
        onSubmit={nothing}
        next="Next"
        {...extras}
      />
    ),
  },
  {
    name: "QuickAction",
    render: (extras) => <QuickAction tone="sun" title="Create" text="Words" linkLabel="Go" href="/" {...extras} />,
  },
  {
    name: "ScheduleList",
    render: (extras) => (
      <ScheduleList title="Schedule" slots={[{ day: "Mon", time: "6", platform: "Blog" }]} {...extras} />
    ),
  },
  { name: "SectionHeader", render: (extras) => <SectionHeader title="This week" {...extras} /> },
  { name: "SideArt", render: (extras) => <SideArt {...extras} /> },
  { name: "SunPaper", render: (extras) => <SunPaper {...extras} /> },
  { name: "ThemeList", render: (extras) => <ThemeList title="Themes" themes={[{ name: "Dinners" }]} {...extras} /> },
  { name: "WeekProgressCard", render: (extras) => <WeekProgressCard {...count} {...recent} {...extras} /> },
  { name: "WeekProgressSkeleton", render: (extras) => <WeekProgressSkeleton label="Loading" {...extras} /> },
  {
    name: "WeekTabs",
    render: (extras) => (
      <WeekTabs label="Weeks" weeks={weeks} selected={1} onSelect={nothing} {...extras}>
        Tasks
      </WeekTabs>
    ),
  },
  { name: "WelcomeBanner", render: (extras) => <WelcomeBanner title="Hello" text="Words" {...extras} /> },
  {
    name: "NextTask",
    render: (extras) => (
      <NextTask
        {...{
          place: "Week 1",
          title: "Film",
          done: 1,
          total: 2,
          rowLabel: "Week 1",
          nextLabel: "Now",
          status: "1 left",
        }}
        {...extras}
      />
    ),
  },
  {
    name: "PlanReveal",
    render: (extras) => (
      <PlanReveal
        {...{
          open: true,
          onClose: nothing,
          closeLabel: "Close",
          logo: "Trellis",
          title: "Your plan",
          nextLabel: "Now",
        }}
        weeks={[{ label: "Week 1", focus: "Hooks", total: 2 }]}
        {...extras}
      />
    ),
  },
  {
    name: "WizardFrame",
    render: (extras) => (
      <WizardFrame label="Onboarding" step={1} total={5} stepText="1 of 5" logo="Trellis" {...extras}>
        Question
      </WizardFrame>
    ),
  },
];
