import { Button, ChakraProvider, defaultSystem, Field, Input } from "@chakra-ui/react";
import type { Contestant } from "./contestant.ts";

export const chakra: Contestant = {
  name: "Chakra 3",
  Frame: ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  Button,
  Field: ({ label, id, onChange }) => (
    <Field.Root ids={{ control: id }}>
      <Field.Label>{label}</Field.Label>
      <Input onChange={onChange} />
    </Field.Root>
  ),
};
