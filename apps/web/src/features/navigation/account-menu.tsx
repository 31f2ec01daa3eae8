import { Avatar } from "@trellis/ui/avatar";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { ChevronDown } from "lucide-react";
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { firstNameOf } from "../../text/first-name.ts";
import { webAddress } from "../../platform/web-address.ts";
import { useUser } from "../../session/use-session.ts";

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
  /* Hide the name where it doesn’t fit beside the four links of the header. */
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

function UserButton(props: ComponentPropsWithRef<"button">): ReactNode {
  const { t } = useTranslation("frame");
  const { name, avatar } = useUser();
  return (
    <Trigger type="button" {...props}>
      <Avatar name={name} src={webAddress(avatar)} />
      {/* Hidden on narrow screens. Screen readers get the label below instead. */}
      <span data-part="name" aria-hidden="true">
        {firstNameOf(name)}
      </span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{t("account.open", { name })}</VisuallyHidden>
    </Trigger>
  );
}

/** Account menu. Its code is loaded on hover or focus. */
export function AccountMenu(): ReactNode {
  const [isRequested, setRequested] = useState(false);
  const preload = () => void fetchItems().catch(() => undefined);
  const button = (
    <UserButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setRequested(true)}
    />
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenuItems trigger={<UserButton />} />
    </Suspense>
  );
}
