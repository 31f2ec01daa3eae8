import { CalendarMonth } from "@trellis/ui/calendar-month";
import { CalendarWeek } from "@trellis/ui/calendar-week";
import { ChannelCard } from "@trellis/ui/channel-card";
import { ChatButton } from "@trellis/ui/chat-button";
import { ChatComposer } from "@trellis/ui/chat-composer";
import { ChatMessage } from "@trellis/ui/chat-message";
import { ChatPanel, ChatWelcome } from "@trellis/ui/chat-panel";
import { CommentCard, CommentList } from "@trellis/ui/comment-card";
import { IdeaCard, IdeaGrid } from "@trellis/ui/idea-card";
import { DraftPaper, OutputPanel } from "@trellis/ui/output-panel";
import { PlatformList, PlatformRow } from "@trellis/ui/platform-row";
import { ScrollRegion } from "@trellis/ui/scroll-region";
import { Sparkline } from "@trellis/ui/sparkline";
import { StatCard, StatGrid } from "@trellis/ui/stat-card";
import { Table } from "@trellis/ui/table";
import { TrendChart } from "@trellis/ui/trend-chart";
import { TypingIndicator } from "@trellis/ui/typing-indicator";
import { VideoCard } from "@trellis/ui/video-card";
import type { Subject } from "./components.tsx";

const nothing = () => undefined;
const entry = { key: "a", title: "Soup", status: "draft", statusLabel: "Draft" } as const;
const days = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ key: `${n}`, number: `${n}`, label: `Day ${n}`, items: [entry] }));
const weekdays = days.map(({ number }) => ({ short: number, long: `Weekday ${number}` }));
const calendar = { label: "November", weekdays, emptyText: "Nothing planned" };
const chat = { clear: "Clear", close: "Close", log: "Messages" };
const buttons = { moreLabel: "View more", lessLabel: "View less" };
const columns = [{ key: "day", header: "Day", cell: (row: string) => row }];
const points = [
  { label: "Mon", value: 3 },
  { label: "Tue", value: 5 },
];
const words = { asTable: "Table", asChart: "Chart", point: "Day", value: "Views", missing: "None", empty: "Nothing" };
const state = { state: "connected", stateLabel: "Connected", sentence: "Connected as @ana" } as const;

/** Data, text, chat and calendar components with their required props. */
export const dataParts: readonly Subject[] = [
  {
    name: "CalendarMonth",
    render: (extras) => (
      <CalendarMonth {...calendar} weeks={[days]} moreText={String} onDaySelect={nothing} {...extras} />
    ),
  },
  { name: "CalendarWeek", render: (extras) => <CalendarWeek {...calendar} days={days} {...extras} /> },
  {
    name: "ChannelCard",
    render: (extras) => (
      <ChannelCard name="Ana" details={["@ana"]} figures={[{ label: "Videos", value: "186" }]} {...extras} />
    ),
  },
  { name: "ChatButton", render: (extras) => <ChatButton label="Open" open={false} {...extras} /> },
  {
    name: "ChatComposer",
    render: (extras) => (
      <ChatComposer label="Message" sendLabel="Send" value="" onValueChange={nothing} onSend={nothing} {...extras} />
    ),
    control: "textarea",
  },
  {
    name: "ChatMessage",
    render: (extras) => (
      <ChatMessage from="ai" author="Assistant" {...extras}>
        Hello
      </ChatMessage>
    ),
  },
  {
    name: "ChatPanel",
    render: (extras) => (
      <ChatPanel title="AI" status="Online" labels={chat} onClose={nothing} composer="Field" {...extras}>
        Hello
      </ChatPanel>
    ),
  },
  {
    name: "ChatWelcome",
    render: (extras) => (
      <ChatWelcome
        title="Hello"
        text="Ask"
        suggestionsLabel="Ideas"
        suggestions={["How?", "How?"]}
        onSuggestion={nothing}
        {...extras}
      />
    ),
  },
  { name: "CommentCard", render: (extras) => <CommentCard author="Noor" text="Finally" {...extras} /> },
  {
    name: "CommentList",
    render: (extras) => (
      <CommentList label="Comments" {...extras}>
        Comment
      </CommentList>
    ),
  },
  { name: "DraftPaper", render: (extras) => <DraftPaper {...extras} /> },
  {
    name: "IdeaCard",
    render: (extras) => (
      <IdeaCard title="Soup" engagement="high" engagementLabel="High" onChoose={nothing} {...extras} />
    ),
  },
  {
    name: "IdeaGrid",
    render: (extras) => (
      <IdeaGrid label="Ideas" {...extras}>
        Idea
      </IdeaGrid>
    ),
  },
  {
    name: "OutputPanel",
    render: (extras) => (
      <OutputPanel
        title="Caption"
        state="ready"
        text="Words"
        idle="Nothing"
        failed="Failed"
        loadingLabel="Writing"
        readyLabel="Ready"
        {...extras}
      />
    ),
  },
  {
    name: "PlatformList",
    render: (extras) => (
      <PlatformList label="Accounts" {...extras}>
        Row
      </PlatformList>
    ),
  },
  { name: "PlatformRow", render: (extras) => <PlatformRow brand="tiktok" name="TikTok" {...state} {...extras} /> },
  {
    name: "ScrollRegion",
    render: (extras) => (
      <ScrollRegion label="Words" {...extras}>
        Words
      </ScrollRegion>
    ),
  },
  { name: "Sparkline", render: (extras) => <Sparkline values={[1, Number.NaN, 3, 4]} {...extras} /> },
  { name: "StatCard", render: (extras) => <StatCard label="Views" value="43,038" {...extras} /> },
  {
    name: "StatGrid",
    render: (extras) => (
      <StatGrid label="Totals" {...extras}>
        Card
      </StatGrid>
    ),
  },
  {
    name: "Table",
    render: (extras) => (
      <Table
        caption="Days"
        columns={columns}
        rows={["Mon"]}
        rowKey={String}
        emptyText="None"
        {...buttons}
        {...extras}
      />
    ),
  },
  {
    name: "TrendChart",
    render: (extras) => (
      <TrendChart
        label="Views"
        points={points}
        formatValue={String}
        labels={{ ...words, more: "More", less: "Less" }}
        {...extras}
      />
    ),
  },
  { name: "TypingIndicator", render: (extras) => <TypingIndicator label="Typing" {...extras} /> },
  { name: "VideoCard", render: (extras) => <VideoCard title="Soup" duration="8:42" {...extras} /> },
];
