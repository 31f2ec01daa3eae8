import { Button, ButtonLink } from "@trellis/ui/button";
import { BrokenLattice } from "@trellis/ui/illustration";
import { LinkText } from "@trellis/ui/link-text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";

const Root = styled.div`
  display: grid;
  gap: var(--tr-space-4);
  justify-items: center;
  align-content: center;
  /* The height of the window without the header, the padding of the page and, on phones, the bottom bar. */
  min-height: calc(100dvh - 176px);
  text-align: center;
  & > p {
    max-width: 46ch;
    color: var(--tr-text-2);
    text-wrap: balance;
  }
  & > [data-part="ways"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-3);
    justify-content: center;
  }
`;

export interface NotFoundScreenProps {
  onBack: () => void;
}

/** The page for unknown URLs. */
export function NotFoundScreen({ onBack }: NotFoundScreenProps): ReactNode {
  const { t } = useTranslation("not-found");
  return (
    <Root>
      <BrokenLattice />
      <h1>{t("heading")}</h1>
      <p>{t("lead")}</p>
      <div data-part="ways">
        <ButtonLink href={paths.dashboard}>{t("dashboard")}</ButtonLink>
        <Button variant="secondary" onClick={onBack}>
          {t("back")}
        </Button>
      </div>
      <p>
        {t("help")} <LinkText href={paths.settings}>{t("support")}</LinkText>
      </p>
    </Root>
  );
}
