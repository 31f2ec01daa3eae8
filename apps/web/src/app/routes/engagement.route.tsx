import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { EngagementScreen } from "../../features/engagement/engagement.screen.tsx";
import { sampleEngagement } from "../../features/engagement/engagement-sample.ts";
import { clearReplyDraftsOnUserChange, replyDrafts } from "../../features/engagement/reply-drafts.ts";
import { useStore } from "../../platform/store.ts";

/** The engagement hub, with sample data for the last days. */
export function EngagementRoute(): ReactNode {
  const { t } = useTranslation("engagement");
  const [now] = useState(() => new Date());
  const sample = useMemo(() => sampleEngagement(now, t), [now, t]);
  const drafts = useStore(replyDrafts);
  useEffect(clearReplyDraftsOnUserChange, []);
  return <EngagementScreen sample={sample} now={now} drafts={drafts} onDraft={replyDrafts.write} />;
}
