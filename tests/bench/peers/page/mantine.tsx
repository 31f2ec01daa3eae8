import "@mantine/core/styles.css";
import { Button, MantineProvider, TextInput } from "@mantine/core";
import type { Contestant } from "./contestant.ts";

export const mantine: Contestant = {
  name: "Mantine 9",
  Frame: ({ children }) => <MantineProvider>{children}</MantineProvider>,
  Button,
  Field: TextInput,
};
