import "@trellis/ui/theme.css";
import { Button } from "@trellis/ui/button";
import { TextField } from "@trellis/ui/text-field";
import type { Contestant } from "./contestant.ts";

export const trellis: Contestant = { name: "@trellis/ui", Button, Field: TextField };
