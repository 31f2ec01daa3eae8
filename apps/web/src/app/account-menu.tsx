import { Avatar } from "@trellis/ui/avatar";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { ChevronDown } from "lucide-react";
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useUser } from "../features/session/use-session.ts";
import { addressOf } from "../platform/picture.ts";

const fetchItems = () => import("./account-menu-items.tsx");
const AccountMenuItems = lazy(async () => ({ default: (await fetchItems()).AccountMenuItems }));

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: var(--tr-space-2);
  min-width: var(--tr-control);
  height: var(--tr-control);
  padding: 0 4px;
  border: 0;
  border-radius: var(--tr-radius-md);
  background: none;
  color: var(--tr-on-frame);
  font: inherit;
  font-size: var(--tr-size-sm);
  font-weight: var(--tr-weight-semi);
  cursor: pointer;
  --tr-focus: var(--tr-focus-on-frame);
  &:hover {
    background: var(--tr-frame-2);
  }
  & > [data-part="name"] {
    overflow: hidden;
    max-width: 22ch;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Beside the four places of the header there is room for the whole name, or for none of it. */
  @media (max-width: 960px) {
    & > [data-part="name"] {
      display: none;
    }
  }
  @media (max-width: 767px) {
    & > svg {
      display: none;
    }
  }
`;

function Face(props: ComponentPropsWithRef<"button">): ReactNode {
  const { t } = useTranslation("frame");
  const { name, avatar } = useUser();
  return (
    <Trigger type="button" {...props}>
      <Avatar name={name} src={addressOf(avatar)} />
      {/* Seen where there is room; read out whole in the sentence that follows. */}
      <span data-part="name" aria-hidden="true">
        {name}
      </span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{t("account.open", { name })}</VisuallyHidden>
    </Trigger>
  );
}

/** The signed-in person's face and what they can do about themselves; the menu's code comes when it is aimed at. */
export function AccountMenu(): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void fetchItems().catch(() => undefined);
  const button = (
    <Face
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenuItems trigger={<Face />} />
    </Suspense>
  );
}
