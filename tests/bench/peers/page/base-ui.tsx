import { Button } from "@base-ui/react/button";
import { Field } from "@base-ui/react/field";
import type { Contestant } from "./contestant.ts";

export const baseUi: Contestant = {
  name: "Base UI 1.9, bare",
  Button: (props) => <Button className="plain-button" {...props} />,
  Field: ({ label, id, onChange }) => (
    <Field.Root className="plain-field">
      <Field.Label>{label}</Field.Label>
      <Field.Control className="plain-input" id={id} onChange={onChange} />
    </Field.Root>
  ),
};
