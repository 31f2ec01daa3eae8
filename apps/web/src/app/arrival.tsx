import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { focusHeading, nameTab, rememberScroll, restoreScroll } from "../platform/page.ts";
import type { TitleKey } from "../text/namespaces.ts";

let entryBefore: string | undefined;

/** What a page load would do and a client-side move must do itself: name the tab, move the focus, set the scroll. */
export function Arrival({ title }: { title: TitleKey }): null {
  const { t } = useTranslation();
  const { key } = useLocation();
  const name = `${t(`title.${title}`)} · ${t("name")}`;
  useEffect(() => nameTab(name), [name]);
  const isShown = useRef(false);
  useEffect(() => {
    const isFirstPage = entryBefore === undefined;
    // Another entry of the same screen (a query, a hash) keeps the focus where it is.
    if (!isFirstPage && !isShown.current) {
      focusHeading();
      restoreScroll(key);
    }
    entryBefore = key;
    isShown.current = true;
    return () => rememberScroll(key);
  }, [key]);
  return null;
}
