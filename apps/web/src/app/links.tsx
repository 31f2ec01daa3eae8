import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { onLinkAimedAt, onLinkFollowed } from "../platform/links.ts";
import { fetchScreen } from "./fetch-screen.ts";

/** Makes every plain `<a href>` within the app a client-side move, and fetches its screen when it is aimed at. */
export function Links(): null {
  const navigate = useNavigate();
  useEffect(() => onLinkFollowed((address) => void navigate(address)), [navigate]);
  useEffect(() => onLinkAimedAt((address) => fetchScreen(address.split(/[?#]/)[0] ?? address)), []);
  return null;
}
