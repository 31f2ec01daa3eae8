import { AssistantCard } from "@trellis/ui/assistant-card";
import { ChatButton } from "@trellis/ui/chat-button";
import { Avatar } from "@trellis/ui/avatar";
import { Button } from "@trellis/ui/button";
import { Logo } from "@trellis/ui/logo";
import {
  CalendarDays,
  ChartSpline,
  ChevronDown,
  CircleDollarSign,
  LayoutDashboard,
  MessagesSquare,
  PenLine,
  Settings,
  SlidersHorizontal,
  Sprout,
} from "lucide-react";

const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

export const primary = [
  { key: "dashboard", label: "Dashboard", href: "#dashboard", icon: <LayoutDashboard {...icon} />, current: true },
  { key: "roadmap", label: "Roadmap", href: "#roadmap", icon: <Sprout {...icon} /> },
  { key: "creation", label: "Creation", href: "#creation", icon: <PenLine {...icon} /> },
  { key: "analytics", label: "Analytics", href: "#analytics", icon: <ChartSpline {...icon} /> },
];

export const sections = [
  [
    { key: "overview", label: "Overview", href: "#dashboard", icon: <LayoutDashboard {...icon} />, current: true },
    { key: "roadmap", label: "Personalized Roadmap", href: "#roadmap", icon: <Sprout {...icon} /> },
    { key: "creation", label: "Content Creation", href: "#creation", icon: <PenLine {...icon} /> },
    { key: "analytics", label: "Analytics", href: "#analytics", icon: <ChartSpline {...icon} /> },
  ],
  [
    { key: "update", label: "Update Preferences", href: "#update", icon: <SlidersHorizontal {...icon} /> },
    { key: "settings", label: "Settings", href: "#settings", icon: <Settings {...icon} /> },
  ],
];

export const more = {
  label: "Hubs",
  items: [
    { key: "calendar", label: "Content Calendar", href: "#calendar", icon: <CalendarDays {...icon} /> },
    { key: "engagement", label: "Engagement Hub", href: "#engagement", icon: <MessagesSquare {...icon} /> },
    { key: "monetization", label: "Monetization Hub", href: "#monetization", icon: <CircleDollarSign {...icon} /> },
  ],
};

export const barCenter = <ChatButton placement="bar" label="Open AI assistant" caption="Assistant" open={false} />;

export const frameLabels = {
  skip: "Skip to content",
  primary: "Main",
  sections: "Sections",
  openMenu: "Open menu",
  closeMenu: "Close menu",
};

export const homeLink = (
  <a href="#home" aria-label="Trellis home">
    <Logo name="Trellis" background="frame" />
  </a>
);

export const assistant = (
  <AssistantCard
    title="AI assistant"
    status="Online"
    text="Knows your niche, goals and audience. Ask it anything."
    action={
      <Button variant="ai" size="sm" fullWidth>
        Start a chat
      </Button>
    }
  />
);

export const longSections = sections.map((items) =>
  items.map((item) => ({ ...item, label: `${item.label} und Veröffentlichungseinstellungen` })),
);

export const account = (
  <button
    type="button"
    style={{
      display: "flex",
      alignItems: "center",
      gap: 10,
      minHeight: 44,
      border: 0,
      background: "none",
      color: "inherit",
    }}
  >
    <Avatar name="Ana Torres" size={34} />
    Ana Torres
    <ChevronDown size={16} aria-hidden />
  </button>
);
