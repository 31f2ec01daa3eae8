import { BaseStyles, Button, FormControl, TextInput, ThemeProvider } from "@primer/react";
import type { Contestant } from "./contestant.ts";

export const primer: Contestant = {
  name: "Primer 38",
  Frame: ({ children }) => (
    <ThemeProvider>
      <BaseStyles>{children}</BaseStyles>
    </ThemeProvider>
  ),
  Button: (props) => <Button variant="primary" {...props} />,
  Field: ({ label, id, onChange }) => (
    <FormControl id={id}>
      <FormControl.Label>{label}</FormControl.Label>
      <TextInput onChange={onChange} />
    </FormControl>
  ),
};
