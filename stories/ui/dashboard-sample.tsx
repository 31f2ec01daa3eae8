import { Button, ButtonLink } from "@trellis/ui/button";
import { GrowthTrellis } from "@trellis/ui/growth-trellis";
import { ChartVine, SunPaper } from "@trellis/ui/illustration";
import { LinkText } from "@trellis/ui/link-text";
import { PlatformCard, PlatformGrid } from "@trellis/ui/platform-card";
import { QuickAction } from "@trellis/ui/quick-action";
import { SectionHeader } from "@trellis/ui/section-header";
import { WeekProgressCard } from "@trellis/ui/week-progress-card";
import { WelcomeBanner } from "@trellis/ui/welcome-banner";
import { CalendarDays } from "lucide-react";

export const trellis = (
  <GrowthTrellis
    label="Roadmap progress: 11 of 21 tasks done"
    nextLabel="Next"
    weeks={[7, 4, 0].map((done, i) => ({ label: `Week ${i + 1}`, done, total: 7 }))}
  />
);

export const recent = [
  { key: "hooks", task: "Batch three recipe hooks", day: "Wednesday" },
  { key: "pin", task: "Pin a comment that asks a question", day: "Tuesday" },
  { key: "banner", task: "Refresh channel banner and bio", day: "Monday" },
];

const connect = (name: string) => (
  <Button variant="secondary" size="sm" aria-label={`Connect ${name}`}>
    Connect
  </Button>
);
const soon = { state: "coming-soon", stateLabel: "Coming soon", sentence: "Coming soon" } as const;
const off = { state: "not-connected", stateLabel: "Not connected", sentence: "Not connected" } as const;

const platforms = (
  <PlatformGrid label="Your platforms">
    <PlatformCard
      brand="youtube"
      name="YouTube"
      state="connected"
      stateLabel="Connected"
      detail="@anasgreenkitchen"
      sentence="Connected as @anasgreenkitchen"
      action={
        <Button variant="quiet" size="sm" aria-label="Disconnect YouTube">
          Disconnect
        </Button>
      }
    />
    <PlatformCard
      {...off}
      brand="instagram"
      name="Instagram"
      detail="Share reels and stories"
      action={connect("Instagram")}
    />
    <PlatformCard {...soon} brand="tiktok" name="TikTok" detail="Reach new viewers fast" />
    <PlatformCard {...soon} brand="facebook" name="Facebook" detail="Keep your community" />
  </PlatformGrid>
);

/** A sample dashboard made of the components. */
export const dashboard = (
  <>
    <WelcomeBanner
      eyebrow={
        <>
          <CalendarDays size={17} strokeWidth={1.75} aria-hidden /> Week 2 of 3 · Thursday
        </>
      }
      title="Good morning, Ana"
      text="Eleven tasks in, and it shows. Today: film a 20-second hook for the lentil short."
      actions={
        <>
          <ButtonLink href="#roadmap">Open roadmap</ButtonLink>
          <ButtonLink href="#creation" variant="secondary">
            Create content
          </ButtonLink>
        </>
      }
      picture={trellis}
    />
    <div className="sample-columns">
      <section aria-labelledby="platforms">
        <SectionHeader
          id="platforms"
          title="Your platforms"
          action={<LinkText href="#settings">Connect all</LinkText>}
        />
        {platforms}
      </section>
      <section aria-labelledby="week">
        <SectionHeader id="week" title="This week" action={<LinkText href="#roadmap">Open roadmap</LinkText>} />
        <WeekProgressCard
          done={4}
          countText="of 7 tasks completed"
          percent={57}
          percentText="57%"
          barLabel="Week 2 progress"
          recent={recent}
          recentLabel="Recently completed"
          emptyText="Nothing done yet."
        />
      </section>
    </div>
    <section aria-labelledby="quick">
      <SectionHeader id="quick" title="Quick actions" />
      <div className="sample-pair">
        <QuickAction
          tone="sun"
          title="Create content"
          text="Captions, scripts, hashtags and outlines in your tone."
          linkLabel="Start writing"
          href="#creation"
          picture={<SunPaper />}
        />
        <QuickAction
          tone="sky"
          title="View your analytics"
          text="Your last 30 days on YouTube at a glance."
          linkLabel="Open analytics"
          href="#analytics"
          picture={<ChartVine />}
        />
      </div>
    </section>
  </>
);
