import { AssistantCard } from "@trellis/ui/assistant-card";
import { Button, ButtonLink } from "@trellis/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { useAuth } from "../../session/use-session.ts";
import { assistantPanelStore } from "./assistant-panel-store.ts";
import { useAssistant } from "./use-assistant.ts";

/** The assistant’s card in the sidebar. It opens the chat; before onboarding, it links to the roadmap. */
export function AssistantInvitation(): ReactNode {
  const { t } = useTranslation("frame");
  const { user } = useAuth();
  const { isBuiltIn, isOnline } = useAssistant(user);
  return (
    <AssistantCard
      title={t(isBuiltIn ? "assistant.builtIn" : "assistant.name")}
      {...(isOnline && { status: t("assistant.online") })}
      text={t("assistant.hint")}
      action={
        user?.isOnboarded ? (
          <Button
            variant="ai"
            size="sm"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => assistantPanelStore.open(currentTarget)}
          >
            {t("assistant.ask")}
          </Button>
        ) : (
          <ButtonLink href={paths.roadmap} variant="ai" size="sm">
            {t("assistant.action")}
          </ButtonLink>
        )
      }
    />
  );
}
