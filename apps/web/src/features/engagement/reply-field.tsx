import { Textarea } from "@trellis/ui/textarea";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

export interface ReplyFieldProps {
  /** Name of the person to reply to. */
  name: string;
  draft: string;
  onWrite: (draft: string) => void;
}

const replyMaximum = 500;

const Root = styled.div`
  flex: 1 0 100%;
  min-width: 0;
`;

/** A reply to a sample comment. The field explains that the reply is kept in this browser and never sent. */
export function ReplyField({ name, draft, onWrite }: ReplyFieldProps): ReactNode {
  const { t } = useTranslation("engagement");
  return (
    <Root>
      <Textarea
        rows={1}
        maxHeight={160}
        maxLength={replyMaximum}
        label={<VisuallyHidden>{t("reply.label", { name })}</VisuallyHidden>}
        placeholder={t("reply.placeholder")}
        {...(draft !== "" && { hint: t("reply.saved") })}
        value={draft}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
    </Root>
  );
}
